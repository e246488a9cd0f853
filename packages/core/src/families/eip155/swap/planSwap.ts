import { divideUp, FoyerError, gasMarginPercentOfData } from '@foyer/protocol'
import type { Rpc } from '../../../Rpc.js'
import type { FeeLine } from '../../../SendFeatures.js'
import type {
  SwapFeatures,
  SwapPlan,
  SwapPlanOrder,
  SwapStep,
  SwapWarning,
} from '../../../SwapFeatures.js'
import { refuseSwap } from '../../refuseSwap.js'
import { estimateGas } from '../features/estimateGas.js'
import { getBalance } from '../features/getBalance.js'
import { isRecord } from '../features/isRecord.js'
import { readQuantity } from '../features/readQuantity.js'
import { readReason } from '../features/readReason.js'
import { describeCall } from '../send/describeCall.js'
import { readHolding } from '../send/readHolding.js'
import { type GasPrice, mostOf, readPrices } from '../send/readPrices.js'
import { readRollupFees } from '../send/readRollupFees.js'
import type { Eip155Calls, Eip155Transaction } from '../types.js'
import { readAllowance } from './allowances.js'
import { checkBuilt } from './checkBuilt.js'
import { loadVendorCheck } from './loadVendorCheck.js'
import { type PlayedSwap, playSwap } from './playSwap.js'
import { poolsOf } from './poolsOf.js'
import { stepsOf } from './stepsOf.js'
import { writeSwap } from './writeSwap.js'

/** What an approval uses at most. */
const approvalGas = 80_000n
/** What an operation of a smart account takes beside its calls. */
const operationGas = 700_000n
/** So much less than offered arrives that it is no matter of the price, in hundredths of a per cent. */
const taxBps = 50n

export const planSwap: SwapFeatures['plan'] = async (rpc, order) => {
  const { network, from, amount, speed } = order
  const { seconds, coins, held, allowance, price } = await readMeans(rpc, order, speed)
  if ((held ?? coins) < amount) throw new FoyerError('funds_insufficient')
  const swap = writeOrCheck(order, seconds)
  const isProven = await proves(order, swap)
  const steps = await stepsOf(rpc, order, { swap, allowance })
  const played = await playSwap(rpc, order, steps)
  demandProof(played, isProven)
  const isBatch = isTogether(order, steps)
  const isCounted = order.isSmartAccount || isBatch
  const sponsor = isBatch ? order.sponsor : undefined
  const gas = await gasOf(rpc, order, { steps, played, isCounted })
  const fees = sponsor ? [] : await feesOf(rpc, order, { gas, price, swap })
  const cost = fees.reduce((sum, line) => sum + line.amount, 0n)
  const value = from.address === undefined ? amount : 0n
  if (coins < value + cost) {
    const { symbol } = network.nativeCurrency
    throw from.address === undefined
      ? new FoyerError('funds_insufficient')
      : new FoyerError('coin_for_fee_missing', { data: { symbol } })
  }
  return {
    // The wallet of a smart account counts gas and fee itself, and later steps are planned anew when it is their turn.
    steps: steps.map((step, index) =>
      index > 0 || isCounted
        ? step
        : { ...step, transaction: { ...step.transaction, gas: gas[0], ...price } },
    ),
    ...(isBatch && { calls: toCalls(steps, sponsor) }),
    ...(sponsor && { isSponsored: true }),
    ...{ fees, allowance, receives: played?.receives, minReceived: order.minReceived },
    warnings: warningsOf(order, played),
    does: describeCall(swap),
  } satisfies SwapPlan
}

/** Whether the wallet gets all steps in one request: a smart account's, one that another pays for, or one that spares the user a request. */
function isTogether(
  { inCalls = false, isAtomic = false }: SwapPlanOrder,
  { length }: readonly SwapStep[],
): boolean {
  return length > 1 ? isAtomic : inCalls
}

async function readMeans(rpc: Rpc, order: SwapPlanOrder, speed: SwapPlanOrder['speed']) {
  const { network, account, from, offer } = order
  const { caipNetworkId: id } = network
  const { address: token } = from
  const [block, prices, coins, held, allowance] = await Promise.all([
    rpc(id, { method: 'eth_getBlockByNumber', params: ['latest', false] }),
    readPrices(rpc, id),
    getBalance(rpc, { address: account, network }),
    token === undefined ? undefined : readHolding(rpc, { from: account, network, asset: from }),
    token === undefined || offer.spender === undefined
      ? 0n
      : readAllowance(rpc, { network, account, token, spender: offer.spender }),
  ])
  const seconds = readQuantity(isRecord(block) ? block.timestamp : undefined)
  return { seconds, coins, held: held?.amount, allowance, price: prices[speed] }
}

/** Of a server's offer nothing is written here but the coin's own token: its build is compared. */
function writeOrCheck(order: SwapPlanOrder, seconds: bigint): Eip155Transaction {
  const { built, offer } = order
  if (built) return checkBuilt(order, built, seconds)
  if (offer.via === 'server' && offer.provider !== 'wrap') throw refuseSwap('call')
  return writeSwap(order, seconds)
}

type Steps = { readonly steps: readonly SwapStep[]; readonly played: PlayedSwap | undefined }

/** What each step uses at most. Only what the next request is signed with has to be exact. */
async function gasOf(
  rpc: Rpc,
  { account, network, offer, isSmartAccount }: SwapPlanOrder,
  { steps, played, isCounted }: Steps & { readonly isCounted: boolean },
): Promise<readonly bigint[]> {
  const more = (gas: bigint) => gas + divideUp(gas * gasMarginPercentOfData, 100n)
  const usual = steps.map(({ kind }, index) => {
    const counted = kind === 'swap' ? offer.gas : approvalGas
    return more(played?.gas[index] ?? counted)
  })
  if (isCounted) return [...usual, ...(isSmartAccount ? [operationGas] : [])]
  const [first] = steps
  if (!first) return usual
  const transaction: Eip155Transaction = first.transaction
  const gas = await estimateGas(rpc, { address: account, network, transaction }).catch(
    (error: FoyerError) => {
      const reason = readReason(error.cause)
      if (reason === undefined) throw error
      throw new FoyerError('transaction_reverted', { data: { reason } })
    },
  )
  return [more(gas), ...usual.slice(1)]
}

async function feesOf(
  rpc: Rpc,
  { network }: SwapPlanOrder,
  { gas, price, swap }: { gas: readonly bigint[]; price: GasPrice; swap: Eip155Transaction },
): Promise<readonly FeeLine[]> {
  const whole = gas.reduce((sum, one) => sum + one, 0n)
  const rollup = await readRollupFees(rpc, network.caipNetworkId, { ...swap, gas: whole })
  return [{ kind: 'network', amount: whole * mostOf(price) }, ...rollup]
}

function toCalls(steps: readonly SwapStep[], sponsor: SwapPlanOrder['sponsor']): Eip155Calls {
  return {
    calls: steps.map(({ transaction }): Eip155Transaction => transaction),
    // An approval without its swap would be left behind.
    ...(steps.length > 1 && { atomicRequired: true }),
    ...(sponsor && { capabilities: sponsor }),
  }
}

function warningsOf(order: SwapPlanOrder, played: PlayedSwap | undefined): readonly SwapWarning[] {
  const { toAmount, isExact } = order.offer
  if (isExact) return []
  if (!played) return [{ code: 'not_played', mustConfirm: !isReadable(order) }]
  const lost = ((toAmount - played.receives) * 10_000n) / toAmount
  return lost > taxBps ? [{ code: 'token_taxed', mustConfirm: false, bps: Number(lost) }] : []
}

/** Whether the call says by itself what it does. One of pools was written here. @throws what `checkVendorCall` throws */
async function proves(order: SwapPlanOrder, swap: Eip155Transaction): Promise<boolean> {
  if (['pools', 'wrap'].includes(order.offer.provider)) return true
  return (await loadVendorCheck())(order, swap)
}

/** What no node plays has to say itself what it does. @throws `swap_refused` (`unproved`) */
function demandProof(played: PlayedSwap | undefined, isProven: boolean): void {
  if (!played && !isProven) throw refuseSwap('unproved')
}

/**
 * Whether the page knows by the call alone what it does. It does not of swap services; and a router of the v3 kind compares what the pool gives, of which a token that
 * is not well known may keep a part.
 */
function isReadable({ network, offer, from, to }: SwapPlanOrder): boolean {
  const pools = poolsOf(network)
  if (!pools || offer.provider !== 'pools') return false
  const known = [pools.wrapped, ...pools.between].map((one) => one.toLowerCase())
  const isV3 = offer.router.toLowerCase() === pools.v3?.router.toLowerCase()
  return (
    !isV3 ||
    [from, to].every(
      ({ address }) => address === undefined || known.includes(address.toLowerCase()),
    )
  )
}
