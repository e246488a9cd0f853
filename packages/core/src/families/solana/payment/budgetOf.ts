import { divideUp } from '@foyer/protocol'
import { programs } from '../programs.js'
import type { Instruction } from '../wire/Instruction.js'
import { toBytes } from '../wire/numbers.js'

/** The compute budget's numbers for its limit and its price. */
const kinds = { limit: 2, price: 3 } as const

/** What is offered for computing, at most: by a node's word alone no more is spent. */
const priorityMax = 1_000_000n
const unitsMax = 1_400_000n
/** What both instructions of the budget take themselves. */
const ownUnits = 300n
const perUnit = 1_000_000n

/** An offer for computing: how many units at most, at which price in millionths of a lamport. */
export type Budget = { readonly limit: bigint; readonly price: bigint }

/**
 * The offer for a transaction that took these units when it was simulated, a tenth more allowed: chains move on. The network's price is cut so
 * that the whole stays below a thousandth of a SOL; `undefined` where nothing is offered.
 */
export function budgetOf({ units, price, ownPrice }: budgetOf.Parameters): Budget | undefined {
  const wanted = units === undefined ? unitsMax : units + units / 10n + ownUnits
  const limit = wanted < unitsMax ? wanted : unitsMax
  if (ownPrice !== undefined) return ownPrice > 0n ? { limit, price: ownPrice } : undefined
  // Without a limit that was measured the offer would be for much more than is used.
  if (units === undefined || price === 0n) return undefined
  const most = (priorityMax * perUnit) / limit
  return { limit, price: price < most ? price : most }
}

/** What an offer costs, in lamports: the network rounds up. */
budgetOf.cost = ({ limit, price }: Budget): bigint => divideUp(limit * price, perUnit)

/** The instructions that make an offer. */
budgetOf.instructions = ({ limit, price }: Budget): readonly Instruction[] => [
  toInstruction([kinds.limit, ...toBytes(limit, 4)]),
  toInstruction([kinds.price, ...toBytes(price, 8)]),
]

function toInstruction(data: readonly number[]): Instruction {
  return { program: programs.computeBudget, accounts: [], data: Uint8Array.from(data) }
}

export declare namespace budgetOf {
  type Parameters = {
    readonly units: bigint | undefined
    /** What the network took lately. */
    readonly price: bigint
    /** What the host offers in its place. */
    readonly ownPrice: bigint | undefined
  }
}
