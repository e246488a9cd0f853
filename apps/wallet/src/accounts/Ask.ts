import type { CaipNetworkId } from '@foyer/protocol'
import type { ShownFrameMethod } from '@foyer/protocol/frame'

/** A request of a page for something that the person has to allow, as it came. */
export type Ask = {
  readonly id: string
  readonly origin: string
  readonly method: ShownFrameMethod
  readonly params: unknown
  /** Where the page is: the network last switched to, or the one that the request names. */
  readonly network: CaipNetworkId
}

/** What every action says of the request that it came from. */
export function commonOf({ id, origin, network }: Ask) {
  return { id, origin, network }
}
