import { buildSwap } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import type { AssetSwap, BuiltSwap, OfferedSwap } from '../SwapFeatures.js'
import { swapChainOf } from './swapChainOf.js'
import { toSwapError } from './toSwapError.js'

/**
 * Has the host's server build what it offered. `undefined` for what the page writes itself: an offer of the network, and the coin's own token.
 *
 * @throws `swap_refused` (`price_moved` among others), `server_unreachable`, `server_timeout`, `server_answer_invalid`
 */
export async function buildOffer(
  client: Client,
  { order, offer, slippageBps, minReceived }: buildOffer.Parameters,
): Promise<BuiltSwap | undefined> {
  if (offer.via !== 'server' || offer.provider === 'wrap') return undefined
  const { network, account, from, to, amount } = order
  const { swaps } = await swapChainOf(client, network)
  const { caipNetworkId: id } = network
  const body = {
    ...{ from: swaps.idOf(id, from), to: swaps.idOf(id, to), amount: String(amount) },
    ...{ userAddress: account, eip155: { slippage: slippageBps / 100 }, disableEstimate: true },
    ...{ quoteId: String(offer.way), minReceived: String(minReceived) },
  }
  const { tx } = await call(client, buildSwap, { body }).catch((error: unknown) => {
    throw toSwapError(error)
  })
  if ('solana' in tx) return { from: tx.from, wire: tx.solana.transaction }
  const { from: sender, to: receiver, data, amount: value, eip155 } = tx
  return { from: sender, to: receiver, data, value: BigInt(value), gas: BigInt(eip155.gas) }
}

export declare namespace buildOffer {
  type Parameters = {
    readonly order: AssetSwap
    readonly offer: OfferedSwap
    readonly slippageBps: number
    readonly minReceived: bigint
  }
}
