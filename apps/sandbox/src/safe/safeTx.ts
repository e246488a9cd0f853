import { type Address, type Hex, zeroAddress } from 'viem'

/** A transaction of a Safe, before it is executed. */
export type SafeTx = {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
  /** 0: a call. 1: the code runs as the Safe itself. */
  readonly operation: 0 | 1
  readonly nonce: bigint
}

/** Only the account that executes pays for it. */
const unpaid = {
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
} as const

/** What the owners of a Safe sign (EIP-712), and what the Safe executes. */
export const safeTx = {
  message: (tx: SafeTx) => ({ ...tx, ...unpaid }),
  args: ({ to, value, data, operation }: SafeTx) =>
    [to, value, data, operation, 0n, 0n, 0n, zeroAddress, zeroAddress] as const,
  types: {
    SafeTx: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'data', type: 'bytes' },
      { name: 'operation', type: 'uint8' },
      { name: 'safeTxGas', type: 'uint256' },
      { name: 'baseGas', type: 'uint256' },
      { name: 'gasPrice', type: 'uint256' },
      { name: 'gasToken', type: 'address' },
      { name: 'refundReceiver', type: 'address' },
      { name: 'nonce', type: 'uint256' },
    ],
    SafeMessage: [{ name: 'message', type: 'bytes' }],
  },
} as const
