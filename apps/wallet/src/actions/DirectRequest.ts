import type { CaipNetworkId } from '@foyer/protocol'
import type { DirectFrameMethod } from '@foyer/protocol/frame'

/** What a page requests with nothing to approve: only reads, and what was signed before. */
export type DirectRequest = {
  readonly method: DirectFrameMethod
  readonly params: unknown
  readonly network: CaipNetworkId
}
