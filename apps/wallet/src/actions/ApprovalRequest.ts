import type { CaipNetworkId } from '@foyer/protocol'
import type { ApprovalFrameMethod } from '@foyer/protocol/frame'

/** A request of a page that the user has to approve, as it came. */
export type ApprovalRequest = {
  readonly id: string
  readonly origin: string
  readonly method: ApprovalFrameMethod
  readonly params: unknown
  /** Where the page is: the network last switched to, or the one that the request names. */
  readonly network: CaipNetworkId
}
