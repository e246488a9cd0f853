import type { FrameFailureCode } from '@foyer/protocol/frame'

/** What a page is told beside a sentence: a word of the frame's, or a number of EIP-1193 or EIP-1474. */
export type FailureCode = FrameFailureCode | number

/**
 * A refusal that the page may hear of: its text and code go over. Of any other error it hears that something failed, and nothing else.
 */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: FailureCode | undefined

  constructor(message: string, code?: FailureCode | undefined, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
