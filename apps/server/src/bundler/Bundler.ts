import type { BundlerMethod } from '@foyer/protocol/api'
import type { Carry } from '../services/sessionKeys/CarriedCall.js'

/** A call of a page or of the wallet about operations of smart accounts. */
export type BundlerCall = {
  readonly method: BundlerMethod
  readonly params: readonly unknown[]
  /** Whose limits count. */
  readonly project: string
  /** The logged-in account, where a session proves one. */
  readonly user?: string | undefined
}

/** Takes operations of smart accounts to one network. */
export type NetworkBundler = Sender & {
  /** Whether an operation may be paid for by a paymaster that a page names. */
  readonly takesOtherPaymasters: boolean
  /** Brings other calls to the network by the server's key, where it has a key and a budget of a day. */
  readonly carry: Carry | undefined
}

export type Sender = {
  /** @throws `ChainError` with a code of ERC-7769 */
  call(call: BundlerCall): Promise<unknown>
  /** Goes on with what was begun: what is not on the chain yet is sent again, what was not spent is free again. */
  tend(): Promise<void>
}

/** Takes operations of smart accounts to the networks. */
export type Bundler = {
  /** By CAIP-2 id. */
  readonly networks: ReadonlyMap<string, NetworkBundler>
}
