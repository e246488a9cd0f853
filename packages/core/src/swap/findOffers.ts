import { type CaipNetworkId, FoyerError, swapOfferMs } from '@foyer/protocol'
import { getQuotes, type Quote } from '@foyer/protocol/api'
import { callOn } from '../api/callOn.js'
import type { Client } from '../Client.js'
import { refuseSwap } from '../families/refuseSwap.js'
import type { AssetSwap, OfferedSwap, SwapFeatures } from '../SwapFeatures.js'
import { isSameAsset } from './questionOf.js'
import { swapChainOf } from './swapChainOf.js'
import { toSwapError } from './toSwapError.js'

/**
 * What is offered for an order now, the best first: by the host's server, where it swaps on this network; else, and where that fails, by the network's own
 * exchanges. An offer of contracts that the page does not know is left out.
 *
 * @throws `swap_refused` with why there is none
 */
export async function findOffers(
  client: Client,
  order: AssetSwap,
): Promise<readonly OfferedSwap[]> {
  const { swaps, rpc } = await swapChainOf(client, order.network)
  const { hasPools } = swaps
  // What plans a swap is there once one may be looked at; a failure is met when it is planned.
  swaps.prefetch().catch(() => {})
  const listed = await findByServer(client, order, swaps).catch((error: unknown) => {
    // The exchanges of the network need no server.
    if (hasPools(order.network) && !isAboutOrder(error)) return undefined
    throw error
  })
  if (listed) return listed
  if (!hasPools(order.network)) throw refuseSwap('network_not_supported')
  return swaps.quote(rpc, { ...order, now: client.clock.now() })
}

/** The server knows why: its pools are those of the network, and it has more beside them. */
const ofOrder: readonly unknown[] = ['no_route', 'amount_too_small', 'amount_too_large']

function isAboutOrder(error: unknown): boolean {
  return FoyerError.is(error, 'swap_refused') && ofOrder.includes(error.data.finding)
}

/** `undefined` without a server, and where it does not serve the network. */
async function findByServer(
  client: Client,
  order: AssetSwap,
  swaps: SwapFeatures,
): Promise<readonly OfferedSwap[] | undefined> {
  const { network, account, from, to, amount } = order
  const { caipNetworkId: id } = network
  const query = {
    ...{ from: swaps.idOf(id, from), to: swaps.idOf(id, to) },
    ...{ amount: String(amount), userAddress: account },
  }
  const answer = await callOn(client, id, getQuotes, { query }).catch((error: unknown) => {
    throw toSwapError(error)
  })
  const expiresAt = client.clock.now() + swapOfferMs
  return answer?.quotes.flatMap((quote) => {
    const offer = readQuote(quote, { order, swaps, id, expiresAt })
    return offer && swaps.isKnown(offer, order) ? [offer] : []
  })
}

type Reading = {
  readonly order: AssetSwap
  readonly swaps: SwapFeatures
  readonly id: CaipNetworkId
  readonly expiresAt: number
}

/** An offer of the server for this very order; `undefined` for one of another, and for one that says too little. */
function readQuote(
  quote: Quote,
  { order, swaps, id, expiresAt }: Reading,
): OfferedSwap | undefined {
  const { fromAccount, toAccount, provider, router, spender } = quote
  const isOf = (text: string, asset: AssetSwap['from']) =>
    text.startsWith(`${id}:`) && isSameAsset(id, swaps.assetOf(text), asset)
  if (!isOf(fromAccount, order.from) || !isOf(toAccount, order.to)) return undefined
  if (BigInt(quote.fromAmount) !== order.amount || !provider || !router || !quote.id)
    return undefined
  const toAmount = BigInt(quote.toAmount)
  if (toAmount <= 0n) return undefined
  return {
    ...{ key: `${provider} ${router.toLowerCase()}`, provider, via: 'server', router, toAmount },
    isExact: provider === 'wrap',
    ...(spender && order.from.address !== undefined && { spender }),
    fees: (quote.fees ?? []).map(({ token, amount, to }) => ({
      ...{ token: swaps.assetOf(token).address, amount: BigInt(amount), to },
    })),
    ...{ gas: BigInt(quote.gas ?? 0), impactBps: quote.impactBps ?? undefined, expiresAt },
    way: quote.id,
  }
}
