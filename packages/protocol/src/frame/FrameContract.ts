import type * as v from 'valibot'

/** What both ends keep to about one message. */
export type FrameContract = {
  readonly payload: v.GenericSchema
  readonly reply: v.GenericSchema
  /** How long the page waits for the reply; `undefined` for what the user has on the screen until they answer or close it. */
  readonly timeoutMs: number | undefined
  /** The developer of the page is alerted when the reply takes longer. */
  readonly alertsLate?: true
  /** No press asks for it, so it raises no alert that the frame does not load. */
  readonly quiet?: true
  /** A code for a field, beside which stock clients write the text of a refusal and `. Try Again`. */
  readonly besideField?: true
}
