import type { DirectFrameMethod } from '@foyer/protocol/frame'
import type { DirectRequest } from '../../actions/DirectRequest.js'
import type { fetchFromServer } from '../../chains/fetchFromServer.js'
import type { WalletEnvironment } from '../WalletEnvironment.js'

/** The requests of a chain family that need no approval. */
export type DirectFamily = {
  /** Hands on what was signed before: no screen shows it, and it costs the operator's nodes work. */
  readonly handsOn: readonly DirectFrameMethod[]
  /** Makes what answers them as long as the frame stands: from what is known here, else by the network. */
  create(parts: DirectFamily.Parts): DirectFamily.Answer
}

export declare namespace DirectFamily {
  type Parts = {
    server: fetchFromServer.World
    world: WalletEnvironment
    /** Finds out who is logged in. */
    enter(): Promise<unknown>
  }
  /** @throws `Failure`, or as the node failed */
  type Answer = (request: DirectRequest) => Promise<unknown>
}
