import { quote } from './quote.js'

/** What a message takes beside its text: its row, its index, and what is remembered of it. */
const besideBytes = 600

/** What a message takes where it waits, and on its way: as JSON, in which a control character is six. */
export function bytesOf(message: string, attestation: string | null): number {
  return besideBytes + bytesAsJson(message) + bytesAsJson(attestation ?? '')
}

/** A byte a character as JSON, as nearly all that a relay carries is: to see that takes a third of the time of counting. */
const single = /^[ !#-[\]-~]*$/

const bytesAsJson = (text: string) =>
  single.test(text) ? text.length : Buffer.byteLength(quote(text)) - '""'.length
