import type { PocketAccountOf, PocketFamily } from '../accounts/PocketAccountOf.js'
import type { Pocket } from '../Pocket.js'
import type { PocketChain } from '../PocketOptions.js'

/** A request of a session, on one of the session's networks. */
export type PocketCall<family extends PocketFamily> = {
  readonly pocket: Pocket
  readonly chain: PocketChain
  /** Those that the session has on this network, in its order. */
  readonly accounts: readonly PocketAccountOf[family][]
  /** As the network writes it. */
  addressOf(account: PocketAccountOf[family]): string
  readonly method: string
  readonly params: unknown
  /** Resolves when the user approves. */
  requestApproval(): Promise<void>
}
