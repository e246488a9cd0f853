import { nameMin } from '@foyer/protocol'
import type { NameDraft } from './state.js'

const labelMax = 63

/** What can be seen of a label without the server; `undefined` where it may be one. */
export function judgeLabel(
  label: string,
): Extract<NameDraft['status'], 'empty' | 'short' | 'invalid'> | undefined {
  if (label === '') return 'empty'
  if (label.length > labelMax || !/^[a-z\d-]*$/.test(label) || label.startsWith('-'))
    return 'invalid'
  // Two hyphens open the encoded forms of IDNA, which browsers show as other characters.
  if (label.includes('--')) return 'invalid'
  if (label.length < nameMin) return 'short'
  return label.endsWith('-') ? 'invalid' : undefined
}
