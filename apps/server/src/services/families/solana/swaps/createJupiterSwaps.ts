import { lazy, slippagePercent, type within } from '@foyer/protocol'
import type { SwapFee, SwapVendorList } from '../../../../config/swapSettings.js'
import type { Chains, ServedNetwork } from '../../../chains/Chains.js'
import { slippageBetween } from '../../../swaps/amounts.js'
import { createServiceSend } from '../../../swaps/createServiceSend.js'
import { SwapError } from '../../../swaps/SwapError.js'
import type { SwapOrder, SwapProvider, WriteSwap } from '../../../swaps/SwapProvider.js'
import { isNative } from '../../../tokens/Token.js'
import { programs, wrappedSol } from '../programs.js'
import { readAccounts } from '../readAccounts.js'
import { priceOf, unitsMax, unitsOf } from './budgetOf.js'
import { checkBuild } from './checkBuild.js'
import {
  fetchBuild,
  type JupiterBuild,
  type JupiterFee,
  jupiter,
  jupiterNetwork,
  jupiterProgram,
} from './jupiter.js'
import { readTables } from './readTables.js'
import { tokenAccountOf } from './tokenAccountOf.js'

/** With the first swap: what writes transactions of Solana takes a tenth of a start to load. */
const writer = lazy(() => import('./writeTransaction.js'))

/** What a swap uses, about: the service does not say. */
const usualUnits = 300_000n
const usualSlippageBps = slippagePercent * 100
/** The most that a token account holds. */
const amountMax = 2n ** 64n - 1n
/** Hundredths of a per cent in the whole. */
const whole = 10_000

/** Swaps through Jupiter. Whatever it answers is compared with the order, and the transaction is made here of what passes. */
export function createJupiterSwaps(parts: createJupiterSwaps.Parts): SwapProvider {
  const { chains, settings, fee, now, clock } = parts
  const send = createServiceSend(jupiter, { settings, now, ...(clock && { clock }) })
  const { network: served = jupiterNetwork } = settings

  /** What arrives pays the fee, where the operator has an account of it. Jupiter takes none of Token-2022. */
  async function feeOf(network: ServedNetwork, mint: string): Promise<JupiterFee | undefined> {
    if (!fee) return undefined
    const account = tokenAccountOf(fee.recipient, mint, programs.token)
    const [found] = await readAccounts(chains, network.id, [account])
    return found?.owner === programs.token ? { bps: fee.bps, account } : undefined
  }
  async function fetchFor(order: SwapOrder, slippageBps: number, fee: JupiterFee | undefined) {
    const { network, account, amount } = order
    if (amount > amountMax) throw new SwapError('amount_too_large')
    const [isFromCoin, isToCoin] = [isNative(network, order.from), isNative(network, order.to)]
    const given = { account, amount, slippageBps, fee, ...mintsOf(order) }
    const build = await fetchBuild(send, { ...given, isWrapped: isFromCoin || isToCoin })
    if (build.outAmount <= 0n) throw new SwapError('amount_too_small')
    return { build, minReceived: checkBuild({ ...given, isFromCoin }, build) }
  }
  async function writerOf(
    { network, account }: SwapOrder,
    build: JupiterBuild,
  ): Promise<WriteSwap> {
    const { writeTransaction } = await writer()
    const names = Object.keys(build.addressesByLookupTableAddress ?? {})
    const tables = await readTables(chains, network.id, names)
    const write = (units: number) => {
      const budget = { units, price: priceOf(build.computeBudgetInstructions, units) }
      return writeTransaction({ account, build, tables, budget })
    }
    const longest = write(unitsMax)
    return async ({ isMeasured }) => {
      const played = { network: network.id, transaction: longest, isMeasured }
      const transaction = write(await unitsOf(chains, played))
      return { from: `${network.id}:${account}`, solana: { transaction } }
    }
  }

  return {
    id: jupiter.id,
    serves: ({ id }) => id === served,
    spender: () => undefined,
    async quote(order) {
      const { from, to } = mintsOf(order)
      // The coin and the token that stands for it: no route is needed.
      if (from === to) return []
      const fee = await feeOf(order.network, to)
      const { build } = await fetchFor(order, usualSlippageBps, fee)
      const toAmount = build.outAmount
      return [
        {
          ...{ toAmount, router: jupiterProgram, spender: undefined, gas: usualUnits, way: null },
          ...{ impactBps: impactOf(build), isExact: false },
          fees: fee ? [{ token: order.to, amount: takenOf(toAmount, fee), to: fee.account }] : [],
        },
      ]
    },
    async build({ offer, minReceived, ...order }) {
      const fee = await feeOf(order.network, mintsOf(order).to)
      let expected = offer.toAmount
      for (let round = 0; round < 2 && expected >= minReceived; round += 1) {
        const slippageBps = slippageBetween(expected, minReceived)
        const { build, minReceived: settled } = await fetchFor(order, slippageBps, fee)
        if (settled >= minReceived) return await writerOf(order, build)
        expected = build.outAmount
      }
      throw new SwapError('price_moved')
    },
  }
}

export declare namespace createJupiterSwaps {
  type Parts = {
    chains: Pick<Chains, 'request'>
    settings: NonNullable<SwapVendorList['jupiter']>
    fee: SwapFee | undefined
    now(): number
    clock?: within.Options['clock']
  }
}

/** The service knows the coin by the token that stands for it. */
function mintsOf({ network, from, to }: SwapOrder) {
  const mintOf = (token: string) => (isNative(network, token) ? wrappedSol : token)
  return { from: mintOf(from), to: mintOf(to) }
}

/** What was taken before `toAmount` was left, rounded down. */
function takenOf(toAmount: bigint, { bps }: JupiterFee): bigint {
  return (toAmount * BigInt(bps)) / BigInt(whole - bps)
}

/** It says a share of the whole, of which a rise is no loss. */
function impactOf({ priceImpactPct }: JupiterBuild): number | undefined {
  const share = Number(priceImpactPct ?? Number.NaN)
  return Math.abs(share) <= 1 ? Math.round(share * whole) : undefined
}
