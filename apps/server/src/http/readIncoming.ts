import type { IncomingMessage } from 'node:http'
import { HttpError } from '../errors/HttpError.js'

const decoder = new TextDecoder()

/**
 * Reads the body of a request, which says how long it is, as text.
 *
 * @throws 400 when it ends before
 */
export function readIncoming(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => void parts.push(part))
    request.once('end', () => resolve(decoder.decode(Buffer.concat(parts))))
    // Unheard, it would end the process.
    request.once('error', () => undefined)
    request.once('close', () =>
      reject(new HttpError(400, 'body_incomplete', 'The body ended before it was complete.')),
    )
  })
}
