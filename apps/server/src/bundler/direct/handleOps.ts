import { safeContracts } from '@foyer/protocol/api'
import { type Address, decodeEventLog, encodeFunctionData, type Hex, toEventSelector } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { type Operation, pack } from '../Operation.js'

/** The call that carries an operation out and pays who sent it. */
export function handleOps(operation: Operation, beneficiary: Address): Hex {
  return encodeFunctionData({
    abi: entryPoint07Abi,
    functionName: 'handleOps',
    args: [[pack(operation)], beneficiary],
  })
}

/** Gas that the call needs at most: what the operation may take, of which a 64th stays behind at each step, and what is around it. */
export function gasOf(operation: Operation): bigint {
  const inner =
    operation.callGasLimit +
    operation.verificationGasLimit +
    operation.preVerificationGas +
    (operation.paymasterVerificationGasLimit ?? 0n) +
    (operation.paymasterPostOpGasLimit ?? 0n)
  return (inner * 64n) / 63n + 100_000n
}

type Log = { readonly address: string; readonly topics: readonly Hex[]; readonly data: Hex }

export const operationEvent = toEventSelector(
  'UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)',
)

/** What the entry point says of an operation that it carried out. */
export function eventOf(logs: readonly Log[], hash: Hex) {
  const log = logs.find(
    ({ address, topics }) =>
      address.toLowerCase() === safeContracts.entryPoint.toLowerCase() &&
      topics[0] === operationEvent &&
      topics[1] === hash,
  )
  if (!log) return undefined
  const { args } = decodeEventLog({
    abi: entryPoint07Abi,
    eventName: 'UserOperationEvent',
    topics: log.topics as [Hex, ...Hex[]],
    data: log.data,
  })
  return args
}

/** Why what the operation asked for failed, where the entry point tells. */
export function revertOf(logs: readonly Log[]): Hex | undefined {
  for (const { topics, data } of logs) {
    try {
      const { args } = decodeEventLog({
        abi: entryPoint07Abi,
        eventName: 'UserOperationRevertReason',
        topics: topics as [Hex, ...Hex[]],
        data,
      })
      return args.revertReason
    } catch {
      // Another event.
    }
  }
  return undefined
}
