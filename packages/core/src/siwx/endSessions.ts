import { isSameAddress, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { type ConnectionOf, listConnections } from '../connection/state.js'
import type { Account } from '../WalletSession.js'
import { announceSignIn } from './announceSignIn.js'
import { inTime } from './inTime.js'
import { loadStore } from './loadStore.js'
import { signsIn } from './signsIn.js'

/**
 * Ends the sessions of wallets that were disconnected, where the store wants that: all there are with the last wallet, else those of its accounts alone, unless
 * another wallet has them, too.
 */
export async function endSessions(
  client: Client,
  { ended, isLast }: endSessions.Parameters,
): Promise<void> {
  const store = await loadStore(client)
  if (store.signOutOnDisconnect === false) return
  const own = ended.filter(({ namespace }) => signsIn(store, namespace))
  if (own.length === 0) return
  if (isLast) await inTime(client, store.setSessions([]))
  else
    for (const { namespace, accounts, caipNetworkId } of own)
      for (const { address } of accounts.filter((one) => !isElsewhere(client, namespace, one)))
        await inTime(client, store.revokeSession(caipNetworkId, address))
  announceSignIn(client)
}

/** Another wallet has the same account connected: its session stays. */
function isElsewhere({ store }: Client, namespace: Namespace, { address }: Account): boolean {
  return listConnections(store.getState().connection).some(
    (one) =>
      one.namespace === namespace &&
      one.accounts.some((other) => isSameAddress(namespace, other.address, address)),
  )
}

export declare namespace endSessions {
  type Parameters = {
    readonly ended: readonly ConnectionOf[]
    /** None is connected or remembered any more. */
    readonly isLast: boolean
  }
}
