/** How a node says which chain it is of, by the CAIP-2 profile of its family. A method that is a path is fetched, any other is JSON-RPC. */
export type ChainIdentity = {
  readonly call: { readonly method: string; readonly params?: readonly unknown[] }
  /** The same of a node that is asked by paths. */
  readonly path?: string
  /** The CAIP-2 reference in what it answers. `undefined` when it is no such answer. */
  referenceOf(answer: unknown): string | undefined
}
