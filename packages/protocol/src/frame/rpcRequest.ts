import * as v from 'valibot'
import { text } from '../api/fields.js'
import { caipMax, rpcMethodMax } from '../catalogue/limits.js'

const Hex = v.pipe(v.string(), v.regex(/^0x/))

/** EIP-5792. */
const SendCalls = v.looseObject({
  chainId: v.optional(v.union([text(caipMax), v.number()])),
  from: v.optional(text(128)),
  version: v.optional(v.string()),
  capabilities: v.optional(v.unknown()),
  calls: v.pipe(
    v.array(v.looseObject({ to: Hex, data: v.optional(Hex), value: v.optional(v.unknown()) })),
    v.minLength(1),
    // Beyond what a wallet takes (5740), which says so itself.
    v.maxLength(1_000),
  ),
})
const base58Or64 = text(200_000)
const SendOptions = v.object({
  skipPreflight: v.optional(v.boolean()),
  preflightCommitment: v.optional(
    v.picklist([
      'processed',
      'confirmed',
      'finalized',
      'recent',
      'single',
      'singleGossip',
      'root',
      'max',
    ]),
  ),
  maxRetries: v.optional(v.number()),
  minContextSlot: v.optional(v.number()),
})

/** The parameters that have a shape of their own; those of all others are a list, read by what answers them. */
export const rpcParameters = {
  solana_signMessage: v.object({ message: text(100_000), pubkey: text(64) }),
  solana_signTransaction: v.object({ transaction: base58Or64 }),
  solana_signAllTransactions: v.object({
    transactions: v.pipe(v.array(base58Or64), v.minLength(1), v.maxLength(50)),
  }),
  solana_signAndSendTransaction: v.object({
    transaction: base58Or64,
    options: v.optional(SendOptions),
  }),
  wallet_sendCalls: v.tuple([SendCalls]),
  wallet_getCallsStatus: v.looseTuple([text(512)]),
} as const

/** Where it is asked is said by newer clients only; else it is the network last switched to. */
export const RpcRequest = v.object({
  method: text(rpcMethodMax),
  params: v.optional(v.unknown()),
  chainId: v.optional(v.union([text(caipMax), v.number()])),
  chainNamespace: v.optional(text(64)),
})
