import { readLine } from '../readLine.js'

/** Characters of a label, a message or a memo. */
const charactersMax = 256

/** A text of a payment link: `text` as fault where readers would see another one than there is, or where it is too long. */
export function readWords(text: string | undefined): { readonly words?: string } | 'text' {
  if (text === undefined || text === '') return {}
  return readLine(text, charactersMax) === text ? { words: text } : 'text'
}
