/** A payment link taken apart: what stands before the parameters, and these, each once and decoded. */
export type PaymentParts = {
  readonly path: string
  readonly query: ReadonlyMap<string, string>
  /** The parameters that may come more than once, in their order. */
  readonly lists: ReadonlyMap<string, readonly string[]>
}
