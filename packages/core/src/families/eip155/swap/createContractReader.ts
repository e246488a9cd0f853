import type { Network } from '@foyer/protocol'
import type { ReadContracts } from '@foyer/protocol/swaps'
import type { Rpc } from '../../../Rpc.js'
import { decodeAnswer, encodeCall } from '../abi/callCoder.js'
import { createCallReader } from './createCallReader.js'

/** Reads functions of contracts; what is no answer of a function is `undefined`, as a revert is. See `createCallReader`. */
export function createContractReader(rpc: Rpc, network: Network): ReadContracts {
  const readCalls = createCallReader(rpc, network)
  return async (calls) => {
    const answers = await readCalls(
      calls.map((call) => ({ to: call.address, data: encodeCall(call) })),
    )
    return calls.map((call, index) => decodeAnswer(call, answers[index]))
  }
}
