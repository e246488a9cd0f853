import { nameMin } from '@foyer/protocol'
import { normalized } from './normalized.js'

/** One label of a name, as it can be registered: letters, digits and hyphens between them. */
const label = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/
const around = [
  (text: string) => `${text}1`,
  (text: string) => `the${text}`,
  (text: string) => `${text}hq`,
  (text: string) => `my${text}`,
  (text: string) => `${text}01`,
  (text: string) => `${text}-x`,
  (text: string) => `${text}42`,
  (text: string) => `${text}99`,
  (text: string) => `hey${text}`,
  (text: string) => `${text}2`,
]

/** What was typed, where it can be a name, and what is like it; always the same for the same text. */
export function suggestLabels(typed: string): string[] {
  const text = typed.toLowerCase().replace(/^-+|-+$/g, '')
  if (text === '') return []
  return [text, ...around.map((change) => change(text))].filter(
    (one) => one.length >= nameMin && label.test(one) && normalized(one) === one,
  )
}
