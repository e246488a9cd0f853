import { quote } from './quote.js'

/** What a message takes beside its text: its row, its index, and what is remembered of it. */
const besideBytes = 600

/** What a message takes where it waits, and on its way: as JSON, in which a control character is six. */
export function bytesOf(message: string, attestation: string | null): number {
  return besideBytes + bytesAsJson(message) + bytesAsJson(attestation ?? '')
}

const bytesAsJson = (text: string) => Buffer.byteLength(quote(text)) - '""'.length
