import type { Writable } from 'node:stream'

/** Bytes of a frame that is written here; longer ones are rare. */
const bytesMax = 65_535
/** The last frame of a text. */
const start = '\x81'

/**
 * Writes a text as one frame of a server: whole and unmasked (RFC 6455, 5.2). Head and text go as one string of single
 * bytes, which costs far less than two buffers; nearly all that a relay says can.
 *
 * @returns `false` when the text is too long or has other letters than ASCII, and so was not written
 */
export function writeText(socket: Writable, text: string): boolean {
  const { length } = text
  if (length > bytesMax) return false
  const size = sizeOf(length)
  // Put together before it is looked at: looking copies a text of parts into one, and so would writing it with its head.
  const frame = start + size + text
  if (Buffer.byteLength(frame) - Buffer.byteLength(start + size) !== length) return false
  socket.write(frame, 'latin1')
  return true
}

/** How long it is, in bytes. */
function sizeOf(length: number): string {
  if (length < 126) return String.fromCharCode(length)
  return String.fromCharCode(126, length >> 8, length & 255)
}
