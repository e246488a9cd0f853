import type { Writable } from 'node:stream'

/** Bytes of a frame that is written here; longer ones are rare. */
const bytesMax = 65_535

/**
 * Writes a text as one frame of a server: whole and unmasked (RFC 6455, 5.2). Head and text go as one string of single
 * bytes, which costs far less than two buffers; nearly all that a relay says can.
 *
 * @returns `false` when the text is too long or has other letters than ASCII, and so was not written
 */
export function writeText(socket: Writable, text: string): boolean {
  const { length } = text
  if (length > bytesMax || Buffer.byteLength(text) !== length) return false
  socket.write(headOf(length) + text, 'latin1')
  return true
}

/** The last frame of a text, and how long it is. */
function headOf(bytes: number): string {
  if (bytes < 126) return `\x81${String.fromCharCode(bytes)}`
  return `\x81\x7e${String.fromCharCode(bytes >> 8, bytes & 255)}`
}
