import type { Eip155ContractCall, Eip155Transaction } from '@foyer/core'
import type { Abi } from 'viem'
import * as viem from 'viem'

/** The transaction that calls a function of a contract. */
export function toTransaction({
  address,
  abi,
  functionName,
  args = [],
  value,
}: Eip155ContractCall): Eip155Transaction {
  return {
    to: address,
    data: viem.encodeFunctionData({ abi: abi as Abi, functionName, args }),
    value,
  }
}
