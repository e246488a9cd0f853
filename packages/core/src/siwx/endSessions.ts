import type { Client } from '../Client.js'
import type { ConnectionOf } from '../connection/state.js'
import { announceSignIn } from './announceSignIn.js'
import { inTime } from './inTime.js'
import { loadStore } from './loadStore.js'
import { signsIn } from './signsIn.js'

/** Ends the sessions of wallets that were disconnected, where the store wants that: all there are with the last wallet, else those of its accounts alone. */
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
    for (const { accounts, caipNetworkId } of own)
      for (const { address } of accounts)
        await inTime(client, store.revokeSession(caipNetworkId, address))
  announceSignIn(client)
}

export declare namespace endSessions {
  type Parameters = {
    readonly ended: readonly ConnectionOf[]
    /** None is connected or remembered any more. */
    readonly isLast: boolean
  }
}
