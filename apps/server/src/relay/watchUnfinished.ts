import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** What each part of a frame takes beside its bytes. */
const partBytes = 256
/** What stands before the text of a ping of a client. */
const controlHead = 6
/** Less is not told: nearly all frames come in one part. */
const reportedMin = 4_096

/** Counts what came of a frame that is not whole yet. Calls `changed` when it is much, and when that is over. */
export function watchUnfinished(socket: WebSocket, raw: Duplex, changed: () => void) {
  let bytes = 0
  // Before the frames in it are read, so that what is whole does not stay counted.
  raw.prependListener('data', ({ length }: Buffer) => {
    bytes += length + partBytes
    if (bytes > reportedMin) changed()
  })
  const forget = (some: number) => {
    const wasReported = bytes > reportedMin
    bytes = Math.max(0, bytes - some)
    if (wasReported) changed()
  }
  const control = ({ length }: Buffer) => forget(length + controlHead + partBytes)
  socket.on('ping', control)
  socket.on('pong', control)
  return {
    bytes: () => (bytes > reportedMin ? bytes : 0),
    /** A message of it is whole. A listener of its own would have the runtime copy the list of listeners for each. */
    whole: () => forget(bytes),
  }
}
