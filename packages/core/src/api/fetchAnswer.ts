import { apiTimeoutMs, FoyerError, retryMs } from '@foyer/protocol'
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
  { signal, read, ...init }: fetchAnswer.Parameters<value>,
): Promise<value> {
  const life = new AbortController()
  const timer = client.clock.after(apiTimeoutMs, () => life.abort(new FoyerError('server_timeout')))
  const destroyed = () => life.abort(new FoyerError('client_destroyed'))
  const called = () => life.abort(signal?.reason)
  if (client.signal.aborted) destroyed()
  else if (signal?.aborted) called()
  client.signal.addEventListener('abort', destroyed)
  signal?.addEventListener('abort', called)
  const once = async () => read(await send(url, { ...init, signal: life.signal }))
  try {
    return await once().catch(async (error: unknown) => {
      if (init.method !== 'GET' || !isPassing(error)) throw error
      await pause(client, life.signal)
      return once()
    })
  } catch (error) {
    // Whatever was being read when time was up complains in its own words.
    throw life.signal.aborted ? life.signal.reason : error
  } finally {
    timer()
    client.signal.removeEventListener('abort', destroyed)
    signal?.removeEventListener('abort', called)
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

function pause({ clock }: Client, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      cancel()
      reject(signal.reason)
    }
    const cancel = clock.after(retryMs, () => {
      signal.removeEventListener('abort', end)
      resolve()
    })
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
}
