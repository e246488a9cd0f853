import type { CaipNetworkId } from '@foyer/protocol'
import type { Rpc } from '../../../Rpc.js'
import { readQuantity } from './readQuantity.js'
import { toHex } from './toHex.js'

/**
 * How much more of the coin an account had after a block than before it, in wei, and how many transactions it sent in it.
 *
 * @throws where the node does not know what the account had then
 */
export async function readBlockChange(
  rpc: Rpc,
  { network, account, block }: readBlockChange.Place,
): Promise<{ readonly more: bigint; readonly sent: bigint }> {
  const at = (method: string, number: bigint) =>
    rpc(network.caipNetworkId, { method, params: [account, toHex(number)] }).then(readQuantity)
  const [had, has, used, uses] = await Promise.all([
    at('eth_getBalance', block - 1n),
    at('eth_getBalance', block),
    at('eth_getTransactionCount', block - 1n),
    at('eth_getTransactionCount', block),
  ])
  return { more: has - had, sent: uses - used }
}

export declare namespace readBlockChange {
  type Place = {
    readonly network: { readonly caipNetworkId: CaipNetworkId }
    readonly account: string
    readonly block: bigint
  }
}
