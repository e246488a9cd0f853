import type { IncomingMessage } from 'node:http'
import { HttpError } from '../errors/HttpError.js'

const decoder = new TextDecoder()

/**
 * Reads the body of a request, which says how long it is, as text. Once it is read nothing of it is held: many requests wait for their
 * answer then.
 *
 * @throws 400 when it ends before
 */
export function readIncoming(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const take = (part: Buffer) => void parts.push(part)
    const fail = () =>
      reject(new HttpError(400, 'body_incomplete', 'The body ended before it was complete.'))
    request.on('data', take)
    request.once('close', fail)
    request.once('end', () => {
      request.off('data', take)
      // Every request is closed in the end, and an error takes longer to make than a body to read.
      request.off('close', fail)
      resolve(decoder.decode(Buffer.concat(parts)))
    })
    // Unheard, it would end the process.
    request.on('error', ignore)
  })
}

const ignore = () => undefined
