import type { Network } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { AssetSwap, OfferedSwap, SwapWarning } from '../SwapFeatures.js'
import { costOf } from '../send/money.js'
import { readCoinPrice } from '../send/readCoinPrice.js'
import { buildOffer } from './buildOffer.js'
import { leastOf } from './chosenOffer.js'
import { compareOffer } from './compareOffer.js'
import { assetOf } from './questionOf.js'
import type { ChosenToken, SwapDraft, SwapPreview } from './state.js'
import { swapChainOf } from './swapChainOf.js'
import { walletMeans } from './walletMeans.js'

/** What a swap does and costs, as it would be signed. @throws what `plan` of the family throws, `swap_refused` */
export async function planPreview(
  client: Client,
  draft: planPreview.Parameters,
): Promise<SwapPreview> {
  const { network, account, fromToken, toToken, offer, slippageBps, speed, preview: shown } = draft
  const amount = draft.amount.units ?? 0n
  const [from, to] = [assetOf(fromToken), assetOf(toToken)]
  const order: AssetSwap = { network, account, from, to, amount }
  const minReceived = leastOf(offer, slippageBps)
  const madeAt = client.clock.now()
  // The page makes it anew by itself, which is no review.
  const begunAt = (draft.status === 'sent' ? undefined : shown?.begunAt) ?? madeAt
  const { swaps, rpc } = await swapChainOf(client, network)
  const [means, built, compared] = await Promise.all([
    walletMeans(client, draft),
    buildOffer(client, { order, offer, slippageBps, minReceived }),
    compareOffer(client, { order, offer, fromToken, toToken }),
  ])
  const plan = await swaps.plan(rpc, { ...order, ...means, offer, minReceived, built, speed })
  const isLess = shown !== undefined && minReceived < shown.minReceived
  const coin = {
    decimals: network.nativeCurrency.decimals,
    price: readCoinPrice(client, { network, from: account }),
  }
  const fee = plan.fees.reduce((sum, line) => sum + line.amount, 0n)
  return {
    ...{ offer, amount, toAmount: offer.toAmount, minReceived, slippageBps, madeAt, begunAt, plan },
    ...{ steps: plan.steps, isBatch: plan.calls !== undefined, allowance: plan.allowance },
    fees: plan.fees.map((line) => ({ ...line, worth: costOf(line.amount, coin) })),
    ...{ fee, feeWorth: costOf(fee, coin), isSponsored: plan.isSponsored ?? false },
    receives: plan.receives,
    ...(isLess && { before: { toAmount: shown.toAmount, minReceived: shown.minReceived } }),
    warnings: [
      ...compared,
      ...plan.warnings,
      ...(isLess ? [moved] : []),
      ...(slippageBps > slippageHighBps ? [{ ...slippage, bps: slippageBps }] : []),
      ...(toToken.isListed ? [] : [unlisted]),
    ],
  }
}

export declare namespace planPreview {
  type Parameters = SwapDraft & {
    readonly network: Network
    readonly fromToken: ChosenToken
    readonly toToken: ChosenToken
    readonly offer: OfferedSwap
  }
}

const slippageHighBps = 500
const moved: SwapWarning = { code: 'price_moved', mustConfirm: false }
const slippage: SwapWarning = { code: 'slippage_high', mustConfirm: false }
const unlisted: SwapWarning = { code: 'token_unlisted', mustConfirm: true, side: 'to' }
