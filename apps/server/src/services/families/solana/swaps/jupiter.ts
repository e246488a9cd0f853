import { isAddress } from '@foyer/protocol'
import { knownSwapPrograms } from '@foyer/protocol/swaps'
import * as v from 'valibot'
import { minuteMs } from '../../../../bounds/times.js'
import { Amount } from '../../../swaps/Amount.js'
import type { SwapFault } from '../../../swaps/SwapError.js'
import type { SendToService, SwapService } from '../../../swaps/SwapService.js'

/** The most that Solana takes in one transaction, and the longest data that fit. */
const [accountsMax, dataMax] = [256, 2_048]
const [instructionsMax, tablesMax] = [20, 32]

const Address = v.pipe(
  v.string(),
  v.check((text) => isAddress('solana', text), 'Expected an address'),
)
const Instruction = v.object({
  programId: Address,
  accounts: v.pipe(
    v.array(v.object({ pubkey: Address, isSigner: v.boolean(), isWritable: v.boolean() })),
    v.maxLength(accountsMax),
  ),
  data: v.pipe(v.string(), v.maxLength(dataMax), v.regex(/^[\da-z+/]*={0,2}$/i)),
})
export type JupiterInstruction = v.InferOutput<typeof Instruction>
const Instructions = v.pipe(v.array(Instruction), v.maxLength(instructionsMax))

const Build = v.object({
  ...{ inputMint: Address, outputMint: Address, inAmount: Amount, outAmount: Amount },
  otherAmountThreshold: Amount,
  priceImpactPct: v.nullish(v.union([v.string(), v.number()])),
  ...{ computeBudgetInstructions: Instructions, setupInstructions: Instructions },
  ...{ swapInstruction: Instruction, cleanupInstruction: v.nullish(Instruction) },
  ...{ otherInstructions: v.nullish(Instructions), tipInstruction: v.nullish(Instruction) },
  // What the tables hold is read from the chain.
  addressesByLookupTableAddress: v.nullish(
    v.pipe(
      v.record(Address, v.unknown()),
      v.check((tables) => Object.keys(tables).length <= tablesMax),
    ),
  ),
  blockhashWithMetadata: v.object({
    blockhash: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))),
      v.length(32),
    ),
    lastValidBlockHeight: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
})
export type JupiterBuild = v.InferOutput<typeof Build>

const Failure = v.object({ errorCode: v.nullish(v.unknown()), error: v.nullish(v.unknown()) })
const faults = new Map<unknown, SwapFault>([
  ['NO_ROUTES_FOUND', 'no_route'],
  ['COULD_NOT_FIND_ANY_ROUTE', 'no_route'],
  ['MARKET_NOT_FOUND', 'no_route'],
  ['ROUTE_PLAN_DOES_NOT_CONSUME_ALL_THE_AMOUNT', 'amount_too_large'],
  ['TOKEN_NOT_TRADABLE', 'token_not_supported'],
  ['NOT_SUPPORTED', 'token_not_supported'],
  ['CIRCULAR_ARBITRAGE_IS_DISABLED', 'token_not_supported'],
  // The second version has this text alone.
  ['No routes found', 'no_route'],
])

/** Jupiter Swap API v2. One call gives the quote with the instructions that swap; the transaction is made here. */
export const jupiter = {
  id: 'jupiter',
  url: 'https://api.jup.ag',
  rate: () => ({ calls: 60, perMs: minuteMs }),
  headers: ({ key = '' }) => ({ 'x-api-key': key }),
  faultOf({ status, body }) {
    if (status < 400 || !v.is(Failure, body)) return undefined
    return faults.get(body.errorCode) ?? faults.get(body.error)
  },
} satisfies SwapService

export const jupiterProgram = knownSwapPrograms.jupiter
/** Where it swaps, unless the settings say otherwise. */
export const jupiterNetwork = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** Its quote for an order, with what swaps it. @throws `SwapError` */
export async function fetchBuild(
  send: SendToService,
  { from, to, amount, account, slippageBps, isWrapped, fee }: fetchBuild.Parameters,
): Promise<JupiterBuild> {
  const query = new URLSearchParams({
    ...{ inputMint: from, outputMint: to, amount: String(amount), taker: account },
    ...{ slippageBps: String(slippageBps), wrapAndUnwrapSol: String(isWrapped) },
    ...(fee && { platformFeeBps: String(fee.bps), feeAccount: fee.account }),
  })
  return await send(`/swap/v2/build?${query}`, Build)
}

export declare namespace fetchBuild {
  type Parameters = {
    /** Mints. */
    readonly from: string
    readonly to: string
    readonly amount: bigint
    readonly account: string
    readonly slippageBps: number
    /** Whether the coin itself is given or received, in place of the token that stands for it. */
    readonly isWrapped: boolean
    readonly fee: JupiterFee | undefined
  }
}

/** What the operator takes, and the token account that gets it. */
export type JupiterFee = { readonly bps: number; readonly account: string }
