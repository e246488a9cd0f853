/**
 * The types of one chain family's requests and answers. The family's folder declares them; core passes their values on unread. A name that the
 * family does not declare is a feature that it lacks.
 */
export type FamilyTypes = {
  /** What `sendTransaction` and `estimateGas` take. */
  readonly transaction?: object
  /** What `sendTransaction` and `writeContract` return. */
  readonly hash?: string
  /** What `signMessage` and `signTypedData` return. */
  readonly signature?: string
  /** What `waitForTransactionReceipt` returns. */
  readonly receipt?: { readonly hash: string }
  /** What `writeContract` takes. */
  readonly contractCall?: object
  /** What `signTypedData` takes. */
  readonly typedData?: object
  /** What `sendCalls` takes. */
  readonly calls?: object
  /** What `getCallsStatus` returns. */
  readonly callsStatus?: object
  /** What `getCapabilities` returns. */
  readonly capabilities?: object
}

/** One of a family's types. */
export type FamilyType<types extends FamilyTypes, name extends keyof FamilyTypes> = NonNullable<
  types[name]
>
