/** A call of a contract before it is encoded, as viem takes it. */
export type ContractCall = {
  readonly address: `0x${string}`
  // biome-ignore lint/suspicious/noExplicitAny: an ABI is data of its standard, which the coder checks
  readonly abi: readonly any[]
  readonly functionName: string
  readonly args: readonly unknown[]
}

/**
 * What contracts answer to calls, decoded, in their order; `undefined` for one that reverts or answers otherwise than its interface says. All calls of
 * one reading go to the node together.
 */
export type ReadContracts = (calls: readonly ContractCall[]) => Promise<readonly unknown[]>

/** Writes the data of a call. */
export type EncodeCall = (call: Omit<ContractCall, 'address'>) => `0x${string}`

/** Reads the data of a call, as viem does. @throws for what is no call of the ABI */
export type DecodeCall = (call: {
  readonly abi: ContractCall['abi']
  readonly data: `0x${string}`
}) => { readonly functionName: string; readonly args?: readonly unknown[] | undefined }
