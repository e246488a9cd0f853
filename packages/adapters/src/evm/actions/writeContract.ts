import type { Eip155Types, WriteParameters } from '@foyer/core'
import type { Abi } from 'viem'
import * as viem from 'viem'
import { sendTransaction } from './sendTransaction.js'
import type { Tools } from './Tools.js'

/** Has the wallet call a function of a contract. Returns the transaction's hash. */
export async function writeContract(
  tools: Tools,
  connectorId: string,
  { address, network, call }: WriteParameters<Eip155Types>,
): Promise<string> {
  const data = viem.encodeFunctionData({
    abi: call.abi as Abi,
    functionName: call.functionName,
    args: call.args ?? [],
  })
  const transaction = { to: call.address, data, value: call.value }
  return sendTransaction(tools, connectorId, { address, network, transaction })
}
