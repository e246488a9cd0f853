import { type CaipNetworkId, isSameAddress } from '@foyer/protocol'
import type { SiwxStore } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { type ConnectionOf, listConnections } from '../connection/state.js'
import type { Account } from '../WalletSession.js'
import { announceSignIn } from './announceSignIn.js'
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
        failures.push(...(await endAccount(client, store, { ...of, ...account })))
  announceSignIn(client)
  if (failures.length > 0) throw failures[0]
}

/**
 * On the network that the wallet was on it is ended unasked, on others where there is one. An account that a wallet has by now keeps its sessions.
 * Returns what failed.
 */
async function endAccount(
  client: Client,
  store: SiwxStore,
  account: Account & Pick<ConnectionOf, 'namespace' | 'caipNetworkId'>,
): Promise<unknown[]> {
  if (isElsewhere(client, account)) return []
  const { address, caipNetworkId } = account
  const failures: unknown[] = []
  const end = async (chainId: CaipNetworkId) => {
    if (isElsewhere(client, account)) return
    try {
      await inTime(client, store.revokeSession(chainId, address))
    } catch (error) {
      failures.push(error)
    }
  }
  await end(caipNetworkId)
  const others = otherNetworks(client, caipNetworkId)
  const found = await Promise.allSettled(
    others.map((chainId) => inTime(client, store.getSessions(chainId, address))),
  )
  for (const [index, answer] of found.entries()) {
    const chainId = others[index]
    if (answer.status === 'rejected') failures.push(answer.reason)
    else if (chainId && answer.value.length > 0) await end(chainId)
  }
  return failures
}

/** Those of the same chain family: an account signs in on no other ones. */
function otherNetworks({ store }: Client, than: CaipNetworkId): readonly CaipNetworkId[] {
  const [namespace] = than.split(':')
  return store
    .getState()
    .network.networks.filter(({ chainNamespace }) => chainNamespace === namespace)
    .map(({ caipNetworkId }) => caipNetworkId)
    .filter((id) => id !== than)
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
