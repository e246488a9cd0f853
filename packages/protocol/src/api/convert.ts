import * as v from 'valibot'
import {
  longTextMax,
  quotesMax,
  slippageMaxPercent,
  solanaTransactionMax,
  tokenDecimalsMax,
  tokensMax,
} from '../catalogue/limits.js'
import { endpoint } from './endpoint.js'
import {
  AccountId,
  Address,
  Hex,
  NetworkId,
  ProjectId,
  Sign,
  Title,
  TokenId,
  text,
  Units,
  Word,
} from './fields.js'
import { Link } from './links.js'

/** A token that can be swapped. */
export const SwapToken = v.object({
  name: Title,
  symbol: Sign,
  address: TokenId,
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(tokenDecimalsMax)),
  logoUri: v.nullish(Link),
  /** Whether the token takes signed approvals (EIP-2612). */
  eip2612: v.nullish(v.boolean()),
})
export type SwapToken = v.InferOutput<typeof SwapToken>

/** A quote, sealed by the server that gave it: calls that name it mean the same provider, spender and way. */
const QuoteId = text(longTextMax)

/** What a provider keeps of a swap, in the smallest unit of a token, and the address that gets it. */
const SwapFee = v.object({ token: TokenId, amount: Units, to: Address })

/** What a swap would give, in the smallest units of both tokens. What `toAmount` says has no fee in it any more. */
export const Quote = v.object({
  id: v.nullish(QuoteId),
  fromAmount: Units,
  fromAccount: TokenId,
  toAmount: Units,
  toAccount: TokenId,
  /** The id of the provider. */
  provider: v.nullish(Word),
  /** The least that is received with the usual slippage: the transaction reverts below it. */
  minReceived: v.nullish(Units),
  /** The address that takes the token, and needs to be allowed to; absent for the native coin, and where nothing has to be allowed, as on Solana. */
  spender: v.nullish(Address),
  /** The contract or program that the transaction goes to. */
  router: v.nullish(Address),
  /** What the provider takes; empty when it takes nothing. */
  fees: v.nullish(v.pipe(v.array(SwapFee), v.maxLength(quotesMax))),
  /** What the transaction uses, about: gas, or compute units on Solana. */
  gas: v.nullish(Units),
  /** How much worse than at the price before the swap, in hundredths of a per cent; absent where that is not known. */
  impactBps: v.nullish(v.pipe(v.number(), v.safeInteger())),
  /** When it ends, in milliseconds since 1970. */
  expiresAt: v.nullish(v.pipe(v.number(), v.safeInteger())),
})
export type Quote = v.InferOutput<typeof Quote>

/** What gas costs now, in wei, by how fast a transaction shall get into a block. */
export const GasPrice = v.object({ standard: Units, fast: Units, instant: Units })
export type GasPrice = v.InferOutput<typeof GasPrice>

const transaction = {
  from: AccountId,
  to: AccountId,
  data: Hex,
  eip155: v.object({
    gas: v.union([Units, v.pipe(v.number(), v.safeInteger(), v.minValue(0))]),
    gasPrice: Units,
  }),
}

/** A transaction that swaps on an EVM network; the amount of native coin in wei. */
export const EvmSwapTransaction = v.object({ ...transaction, amount: Units })
export type EvmSwapTransaction = v.InferOutput<typeof EvmSwapTransaction>

/** A transaction that swaps on a Solana network. It says all of it: the payer, the accounts, and the least that is received. */
export const SolanaSwapTransaction = v.object({
  from: AccountId,
  solana: v.object({
    /** An unsigned transaction of version 0 as it is sent, in Base64. */
    transaction: v.pipe(
      text(solanaTransactionMax),
      v.regex(/^[\da-z+/]+={0,2}$/i, 'Expected a transaction in Base64'),
    ),
  }),
})
export type SolanaSwapTransaction = v.InferOutput<typeof SolanaSwapTransaction>

/** A transaction that swaps, ready to be shown and signed. */
export const SwapTransaction = v.union([EvmSwapTransaction, SolanaSwapTransaction])
export type SwapTransaction = v.InferOutput<typeof SwapTransaction>

/** A transaction that lets the spender take a token; the amount of native coin in wei. */
export const ApproveTransaction = v.object({ ...transaction, value: Units })
export type ApproveTransaction = v.InferOutput<typeof ApproveTransaction>

/** An account with its network, or the address alone. */
const Account = v.union([AccountId, Address])

export const getQuotes = endpoint({
  method: 'GET',
  path: '/v1/convert/quotes',
  summary: 'Says how much of one token a given amount of another would give now.',
  input: {
    query: {
      amount: Units,
      userAddress: Address,
      from: TokenId,
      to: TokenId,
      gasPrice: v.optional(Units),
    },
  },
  output: v.object({ quotes: v.pipe(v.array(Quote), v.maxLength(quotesMax)) }),
})

export const getSwapTokens = endpoint({
  method: 'GET',
  path: '/v1/convert/tokens',
  summary: 'Lists the tokens of a network that can be swapped.',
  input: { query: { chainId: NetworkId } },
  output: v.object({ tokens: v.pipe(v.array(SwapToken), v.maxLength(tokensMax)) }),
})

export const getAllowance = endpoint({
  method: 'GET',
  path: '/v1/convert/allowance',
  summary: 'Says how much of a token the exchange may take from an account, in smallest units.',
  input: {
    query: {
      tokenAddress: TokenId,
      userAddress: Account,
      /** Of which quote the spender is meant; without it the first provider's. */
      quoteId: v.optional(QuoteId),
    },
  },
  output: v.object({ allowance: Units }),
})

export const getGasPrice = endpoint({
  method: 'GET',
  path: '/v1/convert/gas-price',
  summary: 'Says what gas costs on a network now, in wei.',
  input: { query: { chainId: NetworkId } },
  output: GasPrice,
})

export const buildSwap = endpoint({
  method: 'POST',
  path: '/v1/convert/build-transaction',
  summary: 'Builds the transaction that swaps one token for another.',
  errors: { 409: 'The price has moved: less than the minimum is received now.' },
  projectId: 'body',
  input: {
    body: v.strictObject({
      projectId: ProjectId,
      amount: Units,
      from: TokenId,
      to: TokenId,
      userAddress: Account,
      eip155: v.optional(
        v.strictObject({
          /** In per cent: the least that is received is enforced in the transaction. */
          slippage: v.pipe(v.number(), v.minValue(0), v.maxValue(slippageMaxPercent)),
        }),
      ),
      /** Leaves out the estimate of gas, which fails before the token is allowed. */
      disableEstimate: v.optional(v.boolean()),
      /** Which quote is built; without it the first provider gives a new one. */
      quoteId: v.optional(QuoteId),
      /** The least that is received, in the smallest unit, in place of what follows from the slippage. */
      minReceived: v.optional(Units),
    }),
  },
  output: v.object({ tx: SwapTransaction }),
})

export const buildApprove = endpoint({
  method: 'GET',
  path: '/v1/convert/build-approve',
  summary: 'Builds the transaction that lets the exchange take a token from an account.',
  input: {
    query: {
      userAddress: Account,
      from: TokenId,
      to: TokenId,
      /** The most that may be taken, in smallest units. */
      amount: v.optional(Units),
      /** Of which quote the spender is meant; without it the first provider's. */
      quoteId: v.optional(QuoteId),
    },
  },
  output: v.object({ tx: ApproveTransaction }),
})
