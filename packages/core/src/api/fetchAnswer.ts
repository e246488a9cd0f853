import { apiTimeoutMs, FoyerError, pause, retryMs, within } from '@foyer/protocol'
import type { Client } from '../Client.js'

/**
 * Asks for an address and reads the answer, in time or not at all. A GET that did not get through, or
 * met a server that is just starting or stopping, is sent once more after a second.
 *
 * @throws `server_unreachable`, `server_timeout`, `client_destroyed`, or why `signal` was aborted
 */
export async function fetchAnswer<value>(
  client: Client,
  url: string,
  { signal, read, timeoutMs = apiTimeoutMs, ...init }: fetchAnswer.Parameters<value>,
): Promise<value> {
  const { clock, signal: life } = client
  const once = async (over: AbortSignal) => read(await send(url, { ...init, signal: over }))
  const work = (over: AbortSignal) =>
    once(over).catch(async (error: unknown) => {
      if (init.method !== 'GET' || !isPassing(error)) throw error
      await pause(retryMs, { clock, signal: over })
      return once(over)
    })
  try {
    return await within(work, timeoutMs, () => new FoyerError('server_timeout'), {
      clock,
      signal: signal ? AbortSignal.any([life, signal]) : life,
    })
  } catch (error) {
    throw life.aborted ? new FoyerError('client_destroyed') : error
  }
}

export declare namespace fetchAnswer {
  type Parameters<value> = {
    method: string
    body?: string
    headers?: Record<string, string>
    /** Goes on when the page is left. */
    keepalive?: boolean
    signal?: AbortSignal | undefined
    /** How long it may take. Default: `apiTimeoutMs`. */
    timeoutMs?: number | undefined
    /** Reads the answer, in the same time; what it throws is thrown. */
    read: (response: Response) => Promise<value>
  }
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    // Nothing of the visitor goes along: no cookie, and not which page they are on.
    return await fetch(url, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' })
  } catch (cause) {
    throw new FoyerError('server_unreachable', { cause })
  }
}

function isPassing(error: unknown): boolean {
  if (FoyerError.is(error, 'server_unreachable')) return true
  return FoyerError.is(error, 'http_status') && [502, 503, 504].includes(error.data.status)
}
