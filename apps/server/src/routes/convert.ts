import { slippagePercent } from '@foyer/protocol'
import {
  buildApprove,
  buildSwap,
  getAllowance,
  getGasPrice,
  getQuotes,
  getSwapTokens,
} from '@foyer/protocol/api'
import type { App } from '../http/App.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'

/** Swaps of tokens. */
export function convert(app: App<Services>): void {
  route(app, getSwapTokens, async ({ query }, { services }) => ({
    tokens: await services.swaps.tokens(query.chainId),
  }))
  route(
    app,
    getQuotes,
    async ({ query: { from, to, amount, userAddress } }, { project, services }) => ({
      quotes: await services.swaps.quotes({
        ...{ from, to, amount: BigInt(amount), account: userAddress },
        project: project?.id ?? '',
      }),
    }),
  )
  route(
    app,
    getAllowance,
    async ({ query: { tokenAddress, userAddress, quoteId } }, { services }) => ({
      allowance: String(
        await services.swaps.allowance({ token: tokenAddress, account: userAddress, quoteId }),
      ),
    }),
  )
  route(app, getGasPrice, async ({ query }, { services }) => {
    const { standard, fast, instant } = await services.swaps.gasPrices(query.chainId)
    return { standard: String(standard), fast: String(fast), instant: String(instant) }
  })
  route(app, buildSwap, async ({ body }, { project, services }) => {
    const { from, to, amount, userAddress, quoteId, minReceived } = body
    const { eip155 = { slippage: slippagePercent }, disableEstimate = false } = body
    const tx = await services.swaps.build({
      ...{ from, to, quoteId },
      project: project?.id ?? '',
      account: userAddress,
      amount: BigInt(amount),
      minReceived: minReceived === undefined ? undefined : BigInt(minReceived),
      slippageBps: Math.round(eip155.slippage * 100),
      isMeasured: !disableEstimate,
    })
    return { tx }
  })
  route(app, buildApprove, async ({ query }, { services }) => {
    const { from, userAddress, quoteId, amount } = query
    const tx = await services.swaps.approve({
      ...{ token: from, account: userAddress, quoteId },
      amount: amount === undefined ? undefined : BigInt(amount),
    })
    return { tx }
  })
}
