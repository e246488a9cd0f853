import type { Network } from '@foyer/protocol'

/**
 * The types of one chain family's requests and answers. The family's folder declares them; core passes their values on unread. A name that the
 * family does not declare is a feature that it lacks.
 */
export type FamilyTypes = {
  /** What `sendTransaction` and `estimateGas` take. */
  readonly transaction?: object
  /** What `transfer` takes. */
  readonly transfer?: object
  /** What `sendTransaction`, `transfer` and `writeContract` return. */
  readonly hash?: string
  /** What `signMessage` and `signTypedData` return. */
  readonly signature?: string
  /** What `waitForTransactionReceipt` returns. */
  readonly receipt?: { readonly hash: string; readonly blockNumber: bigint }
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
  /** What `prepareTransfer` returns. */
  readonly prepared?: object
  /** What `signTransaction` takes, and what it returns. */
  readonly unsigned?: object
  readonly signed?: object
  /** What `signPsbt` takes. */
  readonly psbt?: object
  /** What `signPsbt` returns. */
  readonly signedPsbt?: { readonly txid?: string | undefined }
}

/** One of a family's types. */
export type FamilyType<types extends FamilyTypes, name extends keyof FamilyTypes> = NonNullable<
  types[name]
>

/** An entry of the stack of transactions, told by which object it is. */
export type EntryId = object

/** To which entry of the stack of transactions the request belongs: see `holdEntry`. */
export type OfEntry = { entry?: EntryId | undefined }

export type SendParameters<types extends FamilyTypes = FamilyTypes> = OfEntry & {
  address: string
  network: Network
  transaction: FamilyType<types, 'transaction'>
  onSigned?: OnSigned | undefined
}

/** Gets what was signed as the network gets it, before that does, where the chain family has to keep it until the end is known. */
type OnSigned = (signed: string) => void

export type TransferParameters<types extends FamilyTypes = FamilyTypes> = {
  address: string
  network: Network
  transfer: FamilyType<types, 'transfer'>
  onSigned?: OnSigned | undefined
}
export type SignParameters<types extends FamilyTypes = FamilyTypes> = {
  address: string
  network: Network
  unsigned: FamilyType<types, 'unsigned'>
}
export type SignAllParameters<types extends FamilyTypes = FamilyTypes> = {
  address: string
  network: Network
  unsigned: readonly FamilyType<types, 'unsigned'>[]
}
export type WriteParameters<types extends FamilyTypes = FamilyTypes> = {
  address: string
  network: Network
  call: FamilyType<types, 'contractCall'>
  /** Gets the transaction that the wallet gets. */
  onWritten?: ((transaction: object) => void) | undefined
}
export type SignPsbtParameters<types extends FamilyTypes = FamilyTypes> = {
  address: string
  network: Network
} & FamilyType<types, 'psbt'>
export type SendCallsParameters<types extends FamilyTypes = FamilyTypes> = OfEntry & {
  address: string
  network: Network
} & FamilyType<types, 'calls'>
/** `network`: the only one that is asked about. `counted`: calls whose gas a wallet is to count there, as the wallet takes them. */
export type CapabilitiesParameters = {
  address: string
  network?: Network | undefined
  counted?: object | undefined
}
