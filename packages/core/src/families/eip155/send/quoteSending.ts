import { FoyerError } from '@foyer/protocol'
import type { Rpc } from '../../../Rpc.js'
import type { FeeLine, SendFeatures, SendOrder, SendWarning } from '../../../SendFeatures.js'
import type { Eip155Calls, Eip155Transaction } from '../types.js'
import { describeCall } from './describeCall.js'
import { measureGas } from './measureGas.js'
import { playCall } from './playCall.js'
import { readHolding } from './readHolding.js'
import { type GasPrice, type GasPrices, mostOf, readPrices } from './readPrices.js'
import { readRollupFees } from './readRollupFees.js'
import { writeCall } from './writeCall.js'

/**
 * A transfer with gas by the estimate of this very call, and the fee of the network now. The wallet gets the same gas and prices: Max leaves exactly
 * what they can cost.
 */
export const quoteSending: SendFeatures['quote'] = async (rpc, order) => {
  const { from, to, network, asset, speed } = order
  const { coins, wanted, prices } = await readMeans(rpc, order)
  const isCoin = asset.address === undefined
  const isMaxCoin = isCoin && order.amount === 'max'
  const gas = await measureGas(rpc, order, isMaxCoin ? 1n : wanted)
  const draft = { ...writeCall({ from, to, asset, amount: wanted }), gas }
  const { fees, speeds, costOf } = await countFees(rpc, order, { draft, gas, prices })

  const price = prices[speed]
  const amount = isMaxCoin ? coins - costOf(price) : wanted
  demandCoins({ network, isCoin, left: coins - costOf(price) - (isCoin ? amount : 0n), amount })

  const call = writeCall({ from, to, asset, amount })
  // The wallet of a smart account counts both itself, and so does one that gets calls.
  const transaction = order.isSmartAccount || order.inCalls ? call : { ...call, gas, ...price }
  const receives = isCoin ? amount : await play(rpc, order, transaction)
  return {
    ...{ transaction, amount, fees, receives, speeds },
    ...(order.inCalls && { calls: writeCalls(call, order) }),
    ...(order.sponsor && { isSponsored: true }),
    warnings: receives !== undefined && receives < amount ? [keeps] : [],
    does: describeCall(transaction),
  }
}

/** One call, so that all of it is sent or nothing. */
function writeCalls(call: Eip155Transaction, { sponsor }: SendOrder): Eip155Calls {
  return { calls: [call], ...(sponsor && { capabilities: sponsor }) }
}

type Counted = {
  readonly draft: Eip155Transaction
  readonly gas: bigint
  readonly prices: GasPrices
}

/** What the account pays at most: nothing where another does. */
async function countFees(
  rpc: Rpc,
  { network, speed, sponsor }: SendOrder,
  { draft, gas, prices }: Counted,
) {
  if (sponsor) return { fees: [], speeds: {}, costOf: () => 0n }
  const rollup = await readRollupFees(rpc, network.caipNetworkId, draft)
  const costOf = (price: GasPrice) =>
    rollup.reduce((sum, { amount }) => sum + amount, gas * mostOf(price))
  const fees: readonly FeeLine[] = [
    { kind: 'network', amount: gas * mostOf(prices[speed]) },
    ...rollup,
  ]
  const speeds = {
    slow: costOf(prices.slow),
    normal: costOf(prices.normal),
    fast: costOf(prices.fast),
  }
  return { fees, speeds, costOf }
}

const keeps: SendWarning = { code: 'receives_less', mustConfirm: false }

/** What the account has, what of it is wanted, and what gas costs. @throws `funds_insufficient` */
async function readMeans(rpc: Rpc, { from, network, asset, amount }: SendOrder) {
  const [prices, { amount: coins }, held] = await Promise.all([
    readPrices(rpc, network.caipNetworkId),
    readHolding(rpc, { from, network, asset: {} }),
    asset.address === undefined ? undefined : readHolding(rpc, { from, network, asset }),
  ])
  const most = held?.amount ?? coins
  const wanted = amount === 'max' ? most : amount
  if (wanted > most || wanted <= 0n) throw new FoyerError('funds_insufficient')
  return { prices, coins, wanted }
}

function play(rpc: Rpc, { from, to, network, asset }: SendOrder, transaction: Eip155Transaction) {
  const isFungible = asset.tokenId === undefined
  return playCall(rpc, { from, to, network, transaction, isFungible })
}

/** @throws `funds_insufficient`, `coin_for_fee_missing` */
function demandCoins({
  network,
  isCoin,
  left,
  amount,
}: Pick<SendOrder, 'network'> & { isCoin: boolean; left: bigint; amount: bigint }): void {
  if (left >= 0n && amount > 0n) return
  if (isCoin) throw new FoyerError('funds_insufficient')
  const { symbol } = network.nativeCurrency
  throw new FoyerError('coin_for_fee_missing', { data: { symbol } })
}
