import { readText } from '../bounds/readText.js'
import { HttpError } from './HttpError.js'

/**
 * Reads the body of a request as JSON, and no further than allowed, whatever its headers promise.
 *
 * @throws 415 when it is not JSON by its type, 413 when it is too long, 400 when it does not parse
 */
export async function readBody(request: Request, bytesMax: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw new HttpError(415, 'not_json', 'The body must be application/json.')
  const text = await readAll(request, bytesMax)
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'malformed_json', 'The body is not JSON.')
  }
}

async function readAll(request: Request, bytesMax: number): Promise<string> {
  const length = request.headers.get('content-length')
  if (Number(length ?? 0) > bytesMax) throw tooLong(bytesMax)
  try {
    // No more than it announced comes over a connection, and reading it in one go is far cheaper.
    const text =
      length === null
        ? await readText(request, bytesMax, () => tooLong(bytesMax))
        : await request.text()
    if (Buffer.byteLength(text) > bytesMax) throw tooLong(bytesMax)
    return text
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new HttpError(400, 'body_incomplete', 'The body ended before it was complete.')
  }
}

function tooLong(bytesMax: number): HttpError {
  return new HttpError(413, 'too_long', `The body is longer than ${bytesMax} bytes.`)
}
