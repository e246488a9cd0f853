import { FoyerError, isSameAddress } from '@foyer/protocol'
import type { Rpc } from '../../../Rpc.js'
import type { FeeLine, SendFeatures, SendOrder, SendWarning } from '../../../SendFeatures.js'
import type { Eip155Calls, Eip155Transaction } from '../types.js'
import { countOperation, writeOperationFee } from './countOperation.js'
import { describeCall } from './describeCall.js'
import { measureGas } from './measureGas.js'
import { playCall } from './playCall.js'
import { readHolding } from './readHolding.js'
import { type GasPrice, type GasPrices, mostOf, readPrices } from './readPrices.js'
import { readRollupFees } from './readRollupFees.js'
import { writeCall } from './writeCall.js'

/**
 * A transfer with gas by the estimate of this very call, and the fee of the network now. The wallet gets the same gas and prices: Max leaves exactly
 * what they can cost. What does not need each other's answer is requested at once, and the first of these that refuses is what is said.
 */
export const quoteSending: SendFeatures['quote'] = async (rpc, order) => {
  const { from, to, network, asset, speed } = order
  const isCoin = asset.address === undefined
  const [{ coins, wanted, prices }, fees] = await readAll(rpc, order)
  const { lines, speeds, costOf } = countFees(order, { ...fees, prices })

  const price = prices[speed]
  const isGuessed = order.isSmartAccount && !fees.isCounted
  const amount = isCoin && order.amount === 'max' ? coins - costOf(price) : wanted
  demandCoins({ network, isCoin, left: coins - costOf(price) - (isCoin ? amount : 0n), amount })

  const call = writeCall({ from, to, asset, amount })
  // The wallet of a smart account counts both itself, and so does one that gets calls.
  const transaction =
    order.isSmartAccount || order.inCalls ? call : { ...call, gas: fees.gas, ...price }
  const receives = isCoin ? amount : await play(rpc, { ...order, amount }, transaction)
  return {
    ...{ transaction, amount, fees: lines, receives, speeds },
    ...(order.inCalls && { calls: writeCalls(call, order, fees, price) }),
    ...(order.sponsor ? { isSponsored: true } : isGuessed && { isReserved: true }),
    warnings: receives !== undefined && receives < amount ? [keeps] : [],
    does: describeCall(transaction),
  }
}

/** What the account has and what the transfer uses, requested at once. */
async function readAll(rpc: Rpc, order: SendOrder) {
  const { from, to, asset, amount } = order
  if (amount !== 'max' && (amount <= 0n || amount > mostEver))
    throw new FoyerError('funds_insufficient')
  const means = readMeans(rpc, order)
  means.catch(() => {})
  // Gas of a payment does not depend on its amount, and Max of a coin is known last.
  const maxOf = async () => (asset.address === undefined ? 1n : (await means).wanted)
  const measured = amount === 'max' ? await maxOf() : amount
  const draft = writeCall({ from, to, asset, amount: measured })
  return inOrder(means, readFees(rpc, order, draft, measureGas(rpc, order, measured)))
}

/** More than this no contract counts, and no call can say. */
const mostEver = 2n ** 256n - 1n

/** One call, so that all of it is sent or nothing. */
function writeCalls(
  call: Eip155Transaction,
  { sponsor }: SendOrder,
  { gas, isCounted }: Fees,
  price: GasPrice,
): Eip155Calls {
  const capabilities = sponsor ?? (isCounted ? writeOperationFee(gas, price) : undefined)
  return { calls: [call], ...(capabilities && { capabilities }) }
}

type Fees = {
  readonly gas: bigint
  readonly rollup: readonly FeeLine[]
  /** By the wallet of a smart account: all that its operation takes, a rollup's fee for data among it. */
  readonly isCounted: boolean
}

/** What the transfer uses; a rollup's fees where the account pays. */
async function readFees(
  rpc: Rpc,
  order: SendOrder,
  draft: Eip155Transaction,
  measuring: Promise<bigint>,
): Promise<Fees> {
  const id = order.network.caipNetworkId
  const counting = countOperation(order, draft)
  const [gas, rollup] = await inOrder(
    measuring,
    order.sponsor || order.count ? Promise.resolve([]) : readRollupFees(rpc, id, draft, measuring),
  )
  const counted = await counting
  if (counted !== undefined) return { gas: counted, rollup: [], isCounted: true }
  const beside = order.count ? await readRollupFees(rpc, id, draft, gas) : rollup
  return { gas, rollup: beside, isCounted: false }
}

/** Both answers; where both fail, why the first one does. */
async function inOrder<one, other>(
  first: Promise<one>,
  second: Promise<other>,
): Promise<readonly [one, other]> {
  // Its failure is looked at when the first one is there.
  second.catch(() => {})
  return [await first, await second]
}

/** What the account pays at most: nothing where another does. */
function countFees(
  { speed, sponsor }: SendOrder,
  { gas, rollup, prices }: Omit<Fees, 'isCounted'> & { readonly prices: GasPrices },
) {
  if (sponsor) return { lines: [], speeds: {}, costOf: () => 0n }
  const costOf = (price: GasPrice) =>
    rollup.reduce((sum, { amount }) => sum + amount, gas * mostOf(price))
  const lines: readonly FeeLine[] = [
    { kind: 'network', amount: gas * mostOf(prices[speed]) },
    ...rollup,
  ]
  const speeds = {
    slow: costOf(prices.slow),
    normal: costOf(prices.normal),
    fast: costOf(prices.fast),
  }
  return { lines, speeds, costOf }
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

/** What arrives, where that is known. */
async function play(
  rpc: Rpc,
  { from, to, network, asset, amount }: SendOrder & { readonly amount: bigint },
  transaction: Eip155Transaction,
): Promise<bigint | undefined> {
  const isFungible = asset.tokenId === undefined
  const gained = await playCall(rpc, { from, to, network, transaction, isFungible })
  // An account that sends to itself has what arrives beside what left.
  const left = gained !== undefined && isSameAddress('eip155', from, to) ? amount : 0n
  return gained === undefined ? undefined : gained + left
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
