import { isSameAddress } from '@foyer/protocol'
import type { SiwxStore } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { listConnections } from '../connection/listConnections.js'
import type { ConnectionOf } from '../connection/state.js'
import type { Account } from '../WalletSession.js'
import { announceSignIn } from './announceSignIn.js'
import { endAccount } from './endAccount.js'
import { inTime } from './inTime.js'
import { loadStore } from './loadStore.js'
import { signsIn } from './signsIn.js'

/**
 * Ends the sessions of wallets that were disconnected, where the store wants that: all there are with the last wallet, else those of its accounts alone, on
 * every network of the page, unless another wallet has them, too.
 *
 * @throws what the store threw first; what it can end is ended all the same
 */
export async function endSessions(
  client: Client,
  { ended, isLast }: endSessions.Parameters,
): Promise<void> {
  const store = await loadStore(client)
  if (store.signOutOnDisconnect === false) return
  const own = ended.filter(({ namespace }) => signsIn(store, namespace))
  if (own.length === 0) return
  const failures: unknown[] = []
  if (isLast) await inTime(client, store.setSessions([]))
  else
    for (const { accounts, ...of } of own)
      for (const account of accounts)
        failures.push(...(await endOf(client, store, { ...of, ...account })))
  announceSignIn(client)
  if (failures.length > 0) throw failures[0]
}

/** An account that a wallet has by now keeps its sessions. Returns what failed. */
function endOf(
  client: Client,
  store: SiwxStore,
  account: Account & Pick<ConnectionOf, 'namespace' | 'caipNetworkId'>,
): Promise<unknown[]> {
  const { address, caipNetworkId: chainId } = account
  return endAccount(client, store, { address, chainId, isKept: () => isElsewhere(client, account) })
}

/** Another wallet has the same account connected: its session stays. */
function isElsewhere(
  { store }: Client,
  { namespace, address }: Account & Pick<ConnectionOf, 'namespace'>,
): boolean {
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
