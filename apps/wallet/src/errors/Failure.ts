import type { FrameFailureCode, FrameFailureData } from '@foyer/protocol/frame'
import type { Reason, RefusalKey } from '../texts/Reason.js'

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
  /** The key of its sentence in the texts, by which screens write it in the user's language: see `refuse`. */
  readonly key: RefusalKey | undefined
  /** What that sentence is written with, unformatted. */
  readonly given: object | undefined

  constructor(
    message: string,
    code?: FailureCode | undefined,
    options?: ErrorOptions & {
      readonly data?: FrameFailureData
      readonly reason?: Reason
      readonly key?: RefusalKey
      readonly given?: object | undefined
    },
  ) {
    super(message, options)
    this.code = code
    this.data = options?.data
    this.reason = options?.reason
    this.key = options?.key
    this.given = options?.given
  }
}
