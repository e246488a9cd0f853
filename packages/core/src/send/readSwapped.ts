import { formatUnits } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { loadReach } from '../loadReach.js'
import { findNetwork } from '../network/state.js'
import { chainOf } from './chainOf.js'
import type { SentTransfer } from './state.js'

/** What a swap that is in a block gave the account, by the network; nothing of other transfers, and where the network does not tell. */
export async function readSwapped(
  client: Client,
  { swap, hash, from: account, caipNetworkId }: SentTransfer,
): Promise<Pick<SentTransfer, 'swap'>> {
  const network = findNetwork(client.store.getState().network, caipNetworkId)
  if (!swap || !network) return {}
  // The token notes a deposit of the coin as no transfer: its logs would tell of nothing.
  if (swap.isExact) return { swap: { ...swap, received: swap.quoted } }
  try {
    const { swapping } = await (await loadReach()).features(network.chainNamespace)
    const { rpc } = await chainOf(client, network)
    const asset = swap.asset === undefined ? {} : { address: swap.asset }
    const units = await (await swapping?.())?.readReceived(rpc, { network, account, asset, hash })
    const received = units === undefined ? undefined : formatUnits(units, swap.decimals)
    return { swap: { ...swap, received } }
  } catch {
    return {}
  }
}
