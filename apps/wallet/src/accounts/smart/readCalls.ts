import { safeContracts } from '@foyer/protocol/api'
import { decodeFunctionData, type Hex, isAddressEqual, parseAbi } from 'viem'
import type { Call } from '../../requests/Action.js'
import { invalid } from '../failures.js'
import type { Safe } from './createSafe.js'

const methods = parseAbi([
  'function executeUserOp(address to, uint256 value, bytes data, uint8 operation)',
  'function executeUserOpWithErrorString(address to, uint256 value, bytes data, uint8 operation)',
])

/**
 * What an operation of the smart account does. Code of others that would run as the account itself could take everything and change
 * its owner, so such an operation is refused.
 *
 * @throws `Failure` -32602 for what goes another way than through the account's two methods
 */
export async function readCalls(safe: Safe, callData: Hex): Promise<readonly Call[]> {
  const { functionName, args } = decode(callData)
  const [to, value, data, kind] = args
  if (kind === 0) return [{ to, value, data }]
  const isBatch =
    isAddressEqual(to, safeContracts.multiSendCallOnly) &&
    functionName === 'executeUserOpWithErrorString'
  if (kind !== 1 || !isBatch || !safe.decodeCalls)
    throw invalid(
      'The operation hands the account over to a contract, which this wallet does not do.',
    )
  const calls = await safe.decodeCalls(callData)
  return calls.map((call) => ({ to: call.to, value: call.value ?? 0n, data: call.data ?? '0x' }))
}

function decode(callData: Hex) {
  try {
    return decodeFunctionData({ abi: methods, data: callData })
  } catch {
    throw invalid('The operation is none of the smart account’s.')
  }
}
