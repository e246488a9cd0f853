import { readText } from '../bounds/readText.js'
import { HttpError } from '../errors/HttpError.js'

/**
 * Reads the body of a request as JSON, and no further than allowed, whatever its headers promise. Clients leave the type out, or say
 * `text/plain` so that a browser does not ask first: pages of others are kept out by their `Origin`, which every such request carries.
 *
 * @throws 413 when it is too long, 400 when it does not parse
 */
export async function readBody(request: Request, bytesMax: number): Promise<unknown> {
  return parseBody(await readAll(request, bytesMax))
}

/**
 * A body that is absent says as much as `{}`: whether that is enough is for the schema to decide.
 *
 * @throws 400 when it does not parse
 */
export function parseBody(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
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
