import type { CaipNetworkId } from '@foyer/protocol'

/** What a page wants to be paid. */
export type PaymentRequest = {
  readonly network: CaipNetworkId
  /** The token's address, without its network; the network's coin where it is absent. */
  readonly asset?: string | undefined
  /** In whole tokens, a decimal. */
  readonly amount: string
  /** An address of the network, or a name that leads to one there. */
  readonly to: string
  /** What the page calls the receiver. */
  readonly label?: string | undefined
}

/**
 * A payment that the page opened.
 *
 * - `initiated`: the user decides. `awaiting`: the wallet has the request, or it is on its way into a block. `completed`: it is in a block.
 * - `failed`: it was sent and did not arrive, as `failure` says. Until the modal closes it can be paid by another transaction.
 */
export type Payment = PaymentRequest & {
  readonly id: string
  readonly status: 'initiated' | 'awaiting' | 'completed' | 'failed'
  /** Which entry of `send.sent` it is, once the wallet has sent it: its `at`. */
  readonly sentAt?: number | undefined
  /** The error of the last attempt, a `FoyerError` in all cases that are known. */
  readonly failure?: unknown
}
