import type { FamilyFeatures, RareFeature } from '../../FamilyFeatures.js'

type Hex = `0x${string}`

/** The types of EVM requests and answers, in the shapes of viem. */
export type Eip155Types = {
  readonly transaction: Eip155Transaction
  readonly transfer: Eip155Transfer
  readonly hash: Hex
  readonly signature: Hex
  readonly receipt: Eip155Receipt
  readonly contractCall: Eip155ContractCall
  readonly typedData: Eip155TypedData
  readonly calls: Eip155Calls
  readonly callsStatus: Eip155CallsStatus
  readonly capabilities: Eip155Capabilities
}

/** EVM networks have every feature but the rare ones. */
export type Eip155Features = Required<Omit<FamilyFeatures<Eip155Types>, RareFeature>> &
  Pick<
    FamilyFeatures<Eip155Types>,
    'isHeldByKey' | 'permitting' | 'sending' | 'signInFirst' | 'swapping'
  >

/**
 * Amounts in wei, `gas` in gas units, prices in wei for each of them: `gasPrice`, or the two of EIP-1559. What is left out, the wallet chooses. `to` is
 * absent for a contract creation.
 */
export type Eip155Transaction = {
  readonly to?: Hex | undefined
  readonly value?: bigint | undefined
  readonly data?: Hex | undefined
  readonly gas?: bigint | undefined
  readonly gasPrice?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
}

/** Coins or tokens for an account. */
export type Eip155Transfer = {
  readonly to: Hex
  /** In the smallest unit of the coin or token, above 0. */
  readonly amount: bigint
  /** The contract of an ERC-20 token; the network's coin when absent. */
  readonly token?: Hex | undefined
}

/** A call of a contract's function, with the contract's ABI. `value` in wei. */
export type Eip155ContractCall = {
  readonly address: Hex
  readonly abi: readonly unknown[]
  readonly functionName: string
  readonly args?: readonly unknown[] | undefined
  readonly value?: bigint | undefined
}

export type Eip155Receipt = {
  readonly hash: Hex
  readonly blockNumber: bigint
  /** A reverted transaction is not returned but thrown, with its reason. */
  readonly status: 'success'
}

/** Several calls that the wallet sends as one (EIP-5792). */
export type Eip155Calls = {
  readonly calls: readonly Eip155Transaction[]
  readonly capabilities?: Readonly<Record<string, unknown>> | undefined
  /** The wallet executes all calls or none. Default: `false`. */
  readonly atomicRequired?: boolean | undefined
}

export type Eip155CallsStatus = {
  readonly status: 'pending' | 'success' | 'failure'
  readonly hashes: readonly Hex[]
}

/** What the wallet can do, by hex chain id (EIP-5792). */
export type Eip155Capabilities = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** EIP-712, as `eth_signTypedData_v4` takes it. */
export type Eip155TypedData = {
  readonly domain: Readonly<Record<string, unknown>>
  readonly types: Readonly<Record<string, readonly { name: string; type: string }[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}
