import type { CaipNetworkId } from '@foyer/protocol'
import type { SiwxStore } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { inTime } from './inTime.js'

/**
 * Ends the sessions of an account on all networks of the page: on the one that its wallet was on unasked, on others where there is one. Returns what
 * failed; the rest is ended all the same.
 */
export async function endAccount(
  client: Client,
  store: SiwxStore,
  { address, chainId, isKept = () => false }: endAccount.Parameters,
): Promise<unknown[]> {
  if (isKept()) return []
  const failures: unknown[] = []
  const end = async (id: CaipNetworkId) => {
    if (isKept()) return
    try {
      await inTime(client, store.revokeSession(id, address))
    } catch (error) {
      failures.push(error)
    }
  }
  await end(chainId)
  const others = otherNetworks(client, chainId)
  const found = await Promise.allSettled(
    others.map((id) => inTime(client, store.getSessions(id, address))),
  )
  for (const [index, answer] of found.entries()) {
    const id = others[index]
    if (answer.status === 'rejected') failures.push(answer.reason)
    else if (id && answer.value.length > 0) await end(id)
  }
  return failures
}

export declare namespace endAccount {
  type Parameters = {
    readonly address: string
    /** The network that its wallet was on. */
    readonly chainId: CaipNetworkId
    /** Whether its sessions stay after all. Default: they do not. */
    readonly isKept?: (() => boolean) | undefined
  }
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
