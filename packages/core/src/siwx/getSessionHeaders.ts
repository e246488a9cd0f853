import type { Client } from '../Client.js'
import { inTime } from './inTime.js'
import { loadStore } from './loadStore.js'

/**
 * The headers by which a backend of the host knows whose session a request is of: `Authorization`, and where the session is bound to this browser's key a
 * proof that is good for this method and address alone (`DPoP`, RFC 9449). None where the host's store has a cookie for that.
 *
 * - `url`: of the request; relative to the page
 * - `method`: default `GET`
 *
 * @throws `siwx_not_enabled`, `signed_out` without a session, what the store throws
 */
export async function getSessionHeaders(
  client: Client,
  { url, method = 'GET' }: getSessionHeaders.Parameters,
): Promise<Readonly<Record<string, string>>> {
  const store = await loadStore(client)
  return store.headersFor ? inTime(client, store.headersFor({ url, method })) : {}
}

export declare namespace getSessionHeaders {
  type Parameters = { url: string; method?: string | undefined }
}
