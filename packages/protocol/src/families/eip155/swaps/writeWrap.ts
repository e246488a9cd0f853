import type { EncodeCall } from './ContractCall.js'

const abi = [
  { type: 'function', name: 'deposit', inputs: [], outputs: [], stateMutability: 'payable' },
  {
    type: 'function',
    name: 'withdraw',
    inputs: [{ name: 'amount', type: 'uint256' }],
    outputs: [],
    stateMutability: 'nonpayable',
  },
] as const

/**
 * The transaction that changes the native coin into the token that stands for it, or back, one for one.
 *
 * @returns `to`, `data`, and `value` in wei
 */
export function writeWrap({
  wrapped,
  amount,
  isFromNative,
  encode,
}: writeWrap.Parameters): writeWrap.ReturnType {
  const data = isFromNative
    ? encode({ abi, functionName: 'deposit', args: [] })
    : encode({ abi, functionName: 'withdraw', args: [amount] })
  return { to: wrapped, data, value: isFromNative ? amount : 0n }
}

export declare namespace writeWrap {
  type Parameters = {
    readonly wrapped: `0x${string}`
    /** In wei. */
    readonly amount: bigint
    readonly isFromNative: boolean
    readonly encode: EncodeCall
  }
  type ReturnType = {
    readonly to: `0x${string}`
    readonly data: `0x${string}`
    readonly value: bigint
  }
}
