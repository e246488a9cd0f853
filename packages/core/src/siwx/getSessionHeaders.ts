import { FoyerError, type Namespace } from '@foyer/protocol'
import type { SiwxStore } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { getSession } from './getSession.js'
import { inTime } from './inTime.js'
import { loadStore } from './loadStore.js'
import { until } from './until.js'

/**
 * The headers by which a backend of the host knows whose session a request is of: `Authorization`, and where the session is bound to this browser's key a
 * proof that is good for this method and address alone (`DPoP`, RFC 9449). None where the host's store has a cookie for that. They are of the account in use:
 * where that is not signed in (see `getSession`) there are none, though another one's session be kept. Without a wallet they are of the session that a store with
 * `signOutOnDisconnect: false` keeps. The call waits while the store is asked.
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
  const holder = () => demandHolder(client, { store, chainNamespace })
  const before = holder()
  const headers = store.headersFor ? await inTime(client, store.headersFor({ url, method })) : {}
  // The wallet may have turned to another account meanwhile.
  if (holder() !== before) throw signedOut()
  return headers
}

export declare namespace getSessionHeaders {
  type Parameters = {
    url: string
    method?: string | undefined
    chainNamespace?: Namespace | undefined
  }
}

/** The signature that the session of the account in use came from; `undefined` where there is no account, and the store keeps sessions without. */
function demandHolder(
  client: Client,
  { store, chainNamespace }: { store: SiwxStore; chainNamespace: Namespace | undefined },
): string | undefined {
  const { connection, network } = client.store.getState()
  const namespace = chainNamespace ?? network.active
  const isConnected = namespace && connection.byNamespace[namespace]
  if (!isConnected && store.signOutOnDisconnect === false) return undefined
  const { status, session } = getSession(client, { chainNamespace })
  if (status !== 'signedIn' || !session) throw signedOut()
  return session.signature
}

function signedOut(): FoyerError {
  return new FoyerError('signed_out')
}
