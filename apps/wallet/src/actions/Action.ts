import type { CaipNetworkId } from '@foyer/protocol'
import type { Address, Hex, TypedDataDefinition } from 'viem'
import type { EmbeddedAccountType } from './EmbeddedAccountType.js'

/**
 * A page's request, made ready: complete, frozen, and exactly what is signed. The screen is drawn from it and nothing else, so that nothing
 * can be swapped while the user reads.
 */
export type Action = EvmAction | SolanaMessageAction | SolanaTransactionsAction | ConnectAction

/** Those of the EVM networks, by the plain account or the smart account. */
export type EvmAction =
  | MessageAction
  | TypedDataAction
  | TransactionAction
  | CallsAction
  | UserOperationAction
  | GrantAction
  | RevokeAction

type Common = {
  /** The page's, of the request. */
  readonly id: string
  /** The requesting page, as the browser says. */
  readonly origin: string
  readonly network: CaipNetworkId
  readonly account: { readonly address: string; readonly type: EmbeddedAccountType }
}

/** EIP-191. */
export type MessageAction = Common & { readonly kind: 'message'; readonly bytes: Uint8Array }
/** EIP-712; the values in the types of their fields. */
export type TypedDataAction = Common & {
  readonly kind: 'typedData'
  readonly typedData: TypedDataDefinition
}
/** From the plain account. Amounts in wei. */
export type TransactionAction = Common & {
  readonly kind: 'transaction'
  /** Absent where a contract is made. */
  readonly to: Address | undefined
  readonly value: bigint
  readonly data: Hex
  readonly nonce: number
  readonly gas: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
  /** The network knows no base fee (EIP-1559): both fees are its gas price then. */
  readonly isLegacy?: boolean | undefined
}
export type BatchedCall = { readonly to: Address; readonly value: bigint; readonly data: Hex }
/** ERC-4337 0.7, not yet signed. */
export type UserOperation = {
  readonly sender: Address
  readonly nonce: bigint
  readonly factory?: Address | undefined
  readonly factoryData?: Hex | undefined
  readonly callData: Hex
  readonly callGasLimit: bigint
  readonly verificationGasLimit: bigint
  readonly preVerificationGas: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
  readonly paymaster?: Address | undefined
  readonly paymasterVerificationGasLimit?: bigint | undefined
  readonly paymasterPostOpGasLimit?: bigint | undefined
  readonly paymasterData?: Hex | undefined
}
/**
 * EIP-5792 and `eth_sendTransaction` of the smart account: calls, all or none. From the plain account it is one call after another,
 * as transactions.
 */
export type CallsAction = Common & {
  readonly kind: 'calls'
  readonly calls: readonly BatchedCall[]
  /** Asked for by `wallet_sendCalls`: answered with what its fate is asked by. Absent: with the transaction's hash. */
  readonly batch?: { readonly id: string; readonly version: 1 | 2 } | undefined
  readonly by: /** Sponsored: by the server. A paymaster that the page named is in the operation, and the screen shows it. */
    | { readonly operation: UserOperation; readonly isSponsored: boolean }
    | { readonly transactions: readonly Omit<TransactionAction, 'kind' | keyof Common>[] }
}
/** An operation that the page made itself; its calls as far as they can be read. */
export type UserOperationAction = Common & {
  readonly kind: 'userOperation'
  readonly operation: UserOperation
  readonly calls: readonly BatchedCall[] | undefined
}
/** What a key of a page may do by itself (ERC-7715), as the chain holds it to. */
export type SessionTerms = {
  readonly key: Address
  /** Seconds since 1970. At that second it is over. */
  readonly expiry: number
  readonly limits: readonly SessionLimit[]
  readonly functions: readonly SessionFunction[]
}
export type SessionLimit = {
  /** Absent: the network's coin. */
  readonly token: Address | undefined
  /** In the token's smallest unit. */
  readonly amount: bigint
  /** Seconds, counted from the grant. Zero: once, for the whole life. */
  readonly period: number
}
export type SessionFunction = {
  readonly contract: Address
  readonly selector: Hex
  /** What the page calls it. Contracts go by the selector, which other names have as well. */
  readonly claimed?: string | undefined
}
type OfSession = Common & {
  readonly session: SessionTerms
  readonly calls: readonly BatchedCall[]
  readonly by: { readonly operation: UserOperation; readonly isSponsored: boolean }
}
/**
 * `wallet_grantPermissions`. One operation: it makes the contract of session keys where the network has none, enables it for the account where it is
 * not, and grants.
 */
export type GrantAction = OfSession & { readonly kind: 'grant' }
/** `wallet_revokePermissions`, of a session as the chain has it. */
export type RevokeAction = OfSession & { readonly kind: 'revoke'; readonly sessionId: Hex }
export type SolanaMessageAction = Common & {
  readonly kind: 'solanaMessage'
  readonly bytes: Uint8Array
}
export type SolanaTransactionsAction = Common & {
  readonly kind: 'solanaTransactions'
  /** As they are on the wire, each with the signatures that are there already. */
  readonly transactions: readonly Uint8Array[]
  /** Of each of them. */
  readonly lookups: readonly SolanaLookup[]
  /** How the page wrote them: it is answered alike. */
  readonly encoding: 'base58' | 'base64'
  /** Asked for as a list, and answered with one. */
  readonly isList: boolean
  /** Handed to the network after signing; else the signed ones are given back. */
  readonly send: { readonly options: Readonly<Record<string, unknown>> } | undefined
}
/**
 * What a transaction names through lookup tables of the network, which its signature does not cover: the accounts in their order, as
 * they were when it was made ready, or a table that cannot be read.
 */
export type SolanaLookup = { readonly accounts: readonly string[] } | { readonly unread: string }
/** Nothing is signed: a page of an origin that was not let in asks to know who is logged in. */
export type ConnectAction = Common & {
  readonly kind: 'connect'
  /** The login's name of the user: an e-mail address, or a name. */
  readonly user: string | undefined
}
