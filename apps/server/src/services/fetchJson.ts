import { abortedAfter } from '@foyer/protocol'
import { fetchAnswer, ServiceError } from './fetchAnswer.js'

/** How much of an answer is read, and how long it is waited for. */
type Bounds = { bytesMax: number; waitMs: number; headers?: Record<string, string> }

/**
 * Reads JSON from a service that the configuration names, and no more of it than allowed.
 *
 * @throws `ServiceError`, without the URL, which may hold a key
 */
export async function fetchJson(
  url: string,
  { waitMs, ...bounds }: Bounds,
  signal?: AbortSignal,
): Promise<unknown> {
  const { status, json } = await fetchAnswer(url, {
    ...bounds,
    signal: abortedAfter(waitMs, signal),
  })
  if (status < 200 || status > 299) throw new ServiceError(`answered ${status}`)
  return json
}
