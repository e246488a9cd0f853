import { FoyerError, type Namespace } from '@foyer/protocol'
import type { SiwxSession } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { getSession } from './getSession.js'
import { inTime } from './inTime.js'
import { loadStore } from './loadStore.js'
import { until } from './until.js'

/**
 * The headers by which a backend of the host knows whose session a request is of: `Authorization`, and where the session is bound to this browser's key a
 * proof that is good for this method and address alone (`DPoP`, RFC 9449). None where the host's store has a cookie for that. They are of the account in use:
 * where that is not signed in (see `getSession`) there are none, though another one's session be kept. The call waits while the store is asked.
 *
 * - `url`: of the request; relative to the page
 * - `method`: default `GET`
 * - `chainNamespace`: default the namespace in use
 *
 * @throws `siwx_not_enabled`, `signed_out` where the account in use has no session, `server_timeout`, what the store throws
 */
export async function getSessionHeaders(
  client: Client,
  { url, method = 'GET', chainNamespace }: getSessionHeaders.Parameters,
): Promise<Readonly<Record<string, string>>> {
  const store = await loadStore(client)
  const isAnswered = () => !getSession(client, { chainNamespace }).isPending
  await inTime(client, until(client, isAnswered))
  const { signature } = demandSession(client, chainNamespace)
  const headers = store.headersFor ? await inTime(client, store.headersFor({ url, method })) : {}
  // The wallet may have turned to another account meanwhile.
  if (demandSession(client, chainNamespace).signature !== signature) throw signedOut()
  return headers
}

export declare namespace getSessionHeaders {
  type Parameters = {
    url: string
    method?: string | undefined
    chainNamespace?: Namespace | undefined
  }
}

function demandSession(client: Client, chainNamespace: Namespace | undefined): SiwxSession {
  const { status, session } = getSession(client, { chainNamespace })
  if (status !== 'signedIn' || !session) throw signedOut()
  return session
}

function signedOut(): FoyerError {
  return new FoyerError('signed_out')
}
