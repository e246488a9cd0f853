import type { FrameFailureCode, FrameFailureData } from '@foyer/protocol/frame'
import type { Reason } from '../texts/Reason.js'

/** The code of a failure for the page: a word of the frame's, or a number of EIP-1193 or EIP-1474. */
export type FailureCode = FrameFailureCode | number

/**
 * A refusal that the page may hear of: its text, code and data go over. Of any other error it hears that something failed, and nothing else.
 */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: FailureCode | undefined
  readonly data: FrameFailureData | undefined
  /** What the wallet's own screens say of it, in place of its text. */
  readonly reason: Reason | undefined
  /** What another language has a text under, where the code is that of several texts. */
  readonly key: string | undefined

  constructor(
    message: string,
    code?: FailureCode | undefined,
    options?: ErrorOptions & {
      readonly data?: FrameFailureData
      readonly reason?: Reason
      readonly key?: string
    },
  ) {
    super(message, options)
    this.code = code
    this.data = options?.data
    this.reason = options?.reason
    this.key = options?.key
  }
}
