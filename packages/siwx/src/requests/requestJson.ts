import { apiTimeoutMs, FoyerError, within } from '@foyer/protocol'
import type { SiwxContext } from '@foyer/protocol/siwx'
import { readText } from './readText.js'

/**
 * Sends a backend a request and reads the JSON of its answer; a text that is none is the answer as it is, and an empty one `undefined`.
 *
 * @throws `http_status` for any answer other than 2xx; `cause` is the response
 * @throws `server_unreachable`, `server_timeout`, `server_answer_invalid`
 */
export async function requestJson(
  { origin, signal }: SiwxContext,
  url: string,
  { method, headers, body, credentials = 'omit' }: requestJson.Parameters,
): Promise<unknown> {
  const send = async (over: AbortSignal) => {
    const response = await fetch(new URL(url, origin || undefined), {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...{ credentials, cache: 'no-store', referrerPolicy: 'no-referrer', signal: over },
    }).catch((cause: unknown) => {
      throw new FoyerError('server_unreachable', { cause })
    })
    if (!response.ok)
      throw new FoyerError('http_status', { data: { status: response.status }, cause: response })
    return readJson(await readText(response))
  }
  return within(send, apiTimeoutMs, () => new FoyerError('server_timeout'), { signal })
}

export declare namespace requestJson {
  type Parameters = {
    readonly method: 'GET' | 'POST' | 'PUT'
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: unknown
    /** Default: no cookie goes along. */
    readonly credentials?: RequestCredentials
  }
}

function readJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}
