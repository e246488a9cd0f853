import { nameMin } from '@foyer/protocol'
import { normalized } from '../normalized.js'
import { skeletonOf } from './skeletonOf.js'

const labelMax = 63
/** Letters, digits and hyphens between them. */
const shape = /^[a-z\d][a-z\d-]*[a-z\d]$/
/** Digits of a hash or of an address without its head. */
const hexRun = /^[\da-f]{16,}$/
/** Addresses of Bitcoin, Cosmos, Solana and Polkadot: a long run of letters with digits in it. */
const longRun = /^[a-z\d]{25,}$/

/**
 * Whether a label can be registered: as it is typed, in ASCII, between 4 and 63 characters, and nothing that reads as an address or stands for the
 * operator of the names.
 *
 * @returns what is wrong with it; `undefined` for one that can be registered
 */
export function checkLabel(
  label: string,
  reserved: ReadonlySet<string>,
): 'name_invalid' | 'name_reserved' | undefined {
  if (label.length < nameMin || label.length > labelMax || !shape.test(label)) return 'name_invalid'
  // Two hyphens open the encoded forms of IDNA, which browsers show as other characters.
  if (label.includes('--') || normalized(label) !== label) return 'name_invalid'
  if (isLikeAddress(label)) return 'name_invalid'
  const parts = [label, ...label.split('-')]
  return parts.some((part) => reserved.has(skeletonOf(part))) ? 'name_reserved' : undefined
}

function isLikeAddress(label: string): boolean {
  if (label.startsWith('0x') || hexRun.test(label)) return true
  return longRun.test(label) && /\d/.test(label)
}
