/** The calls of swaps, by the last part of their paths. */
export type SwapCallName =
  | 'tokens'
  | 'quotes'
  | 'allowance'
  | 'gas-price'
  | 'build-transaction'
  | 'build-approve'

/** What a call is for: what its query and body say together. */
export type SwapOrderSaid = Readonly<Record<string, unknown>>

/** One way in which a server of swaps is not to be trusted. */
export type Lie = {
  /** What it does, for a list that is read. */
  readonly says: string
  /** The calls that it answers otherwise; the others pass. */
  readonly calls: readonly SwapCallName[]
} & (
  | { change(answer: Answer, order: SwapOrderSaid): Answer }
  /** Answers by itself; the server is not called. */
  | { answer(signal: AbortSignal): Response | Promise<Response> }
)

/** An answer of the server, as it came. */
export type Answer = Readonly<Record<string, unknown>>
