import { safeContracts } from '@foyer/protocol/api'
import {
  bytesToBigInt,
  bytesToHex,
  decodeFunctionData,
  encodeFunctionData,
  getAddress,
  type Hex,
  hexToBytes,
  isAddressEqual,
  parseAbi,
} from 'viem'
import type { BatchedCall } from '../../../../actions/Action.js'
import { invalid } from '../../../refuseAccount.js'

const methods = parseAbi([
  'function executeUserOp(address to, uint256 value, bytes data, uint8 operation)',
  'function executeUserOpWithErrorString(address to, uint256 value, bytes data, uint8 operation)',
])
const multiSend = parseAbi(['function multiSend(bytes transactions)'])

/**
 * What an operation of the smart account does. Code of others that would run as the account itself could take everything and change
 * its owner, so such an operation is refused.
 *
 * @throws `Failure` -32602 for what goes another way than through the account's two methods
 */
export function readCalls(callData: Hex): readonly BatchedCall[] {
  const { functionName, args } = attempt(() => decodeFunctionData({ abi: methods, data: callData }))
  const [to, value, data, kind] = args
  checkUsual(callData, encodeFunctionData({ abi: methods, functionName, args }))
  if (kind === 0) return [{ to, value, data }]
  if (kind !== 1 || !isAddressEqual(to, safeContracts.multiSendCallOnly))
    throw invalid('operationHandsOver')
  const [packed] = attempt(() => decodeFunctionData({ abi: multiSend, data })).args
  checkUsual(data, encodeFunctionData({ abi: multiSend, args: [packed] }))
  return readPacked(hexToBytes(packed))
}

/** Bytes that are written in an odd way, or go on behind the end, may be another operation to the account than to us. */
function checkUsual(given: Hex, again: Hex) {
  if (given.toLowerCase() !== again) throw unreadable()
}

/** Of each call: one byte that is zero, the receiver, the amount, the length of its data, its data. */
function readPacked(bytes: Uint8Array): readonly BatchedCall[] {
  const calls: BatchedCall[] = []
  let at = 0
  while (at < bytes.length) {
    if (at + 85 > bytes.length) throw unreadable()
    const length = bytesToBigInt(bytes.subarray(at + 53, at + 85))
    const end = BigInt(at + 85) + length
    if (bytes[at] !== 0 || end > BigInt(bytes.length)) throw unreadable()
    calls.push({
      to: getAddress(bytesToHex(bytes.subarray(at + 1, at + 21))),
      value: bytesToBigInt(bytes.subarray(at + 21, at + 53)),
      data: bytesToHex(bytes.subarray(at + 85, Number(end))),
    })
    at = Number(end)
  }
  return calls
}

function attempt<value>(decode: () => value): value {
  try {
    return decode()
  } catch {
    throw unreadable()
  }
}

function unreadable() {
  return invalid('operationForeign')
}
