import { abortedAfter } from '@foyer/protocol'
import { readText } from '../bounds/readText.js'

/** How much of an answer is read, and how long it is waited for. */
type Bounds = { bytesMax: number; waitMs: number; headers?: Record<string, string> }

/**
 * Reads JSON from a service that the configuration names, and no more of it than allowed.
 *
 * @throws without the URL, which may hold a key
 */
export async function fetchJson(
  url: string,
  { bytesMax, waitMs, headers = {} }: Bounds,
  signal?: AbortSignal,
): Promise<unknown> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      signal: abortedAfter(waitMs, signal),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new ServiceError(`answered ${response.status}`)
    }
    const tooLong = () => new ServiceError(`answered with more than ${bytesMax} bytes`)
    return JSON.parse(await readText(response, bytesMax, tooLong))
  } catch (error) {
    if (error instanceof ServiceError) throw error
    const wasJson = error instanceof SyntaxError
    throw new ServiceError(wasJson ? 'did not answer with JSON' : 'did not answer in time')
  }
}

/** A service of the configuration is of no use now. */
export class ServiceError extends Error {
  override name = 'ServiceError'
}
