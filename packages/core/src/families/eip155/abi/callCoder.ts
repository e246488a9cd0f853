import type { ContractCall, DecodeCall, EncodeCall } from '@foyer/protocol/swaps'
import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { type AbiFunction, type AbiType, functionOf } from './AbiType.js'
import { decodeValues } from './decodeValues.js'
import { encodeValues } from './encodeValues.js'

/** Writes the data of a call. @throws for arguments that are none of the function */
export const encodeCall: EncodeCall = ({ abi, functionName, args }) => {
  const found = functionOf(abi, functionName)
  return `0x${selectorOf(found)}${encodeValues(found.inputs, args)}`
}

/** Reads the data of a call. @throws for what is no call of the interface */
export const decodeCall: DecodeCall = ({ abi, data }) => {
  const found = (abi as readonly AbiFunction[]).find(
    (one) => one.type === 'function' && data.slice(2, 10).toLowerCase() === selectorOf(one),
  )
  if (!found) throw new Error('The data is no call of the interface')
  return { functionName: found.name, args: decodeValues(found.inputs, data.slice(10)) }
}

/** Reads what a function answered; its one value, or a list of several. `undefined` for what is no answer of it. */
export function decodeAnswer(
  { abi, functionName }: Pick<ContractCall, 'abi' | 'functionName'>,
  answer: unknown,
): unknown {
  if (typeof answer !== 'string') return undefined
  try {
    const values = decodeValues(functionOf(abi, functionName).outputs, answer.slice(2))
    return values.length === 1 ? values[0] : values
  } catch {
    return undefined
  }
}

function selectorOf({ name, inputs }: AbiFunction): string {
  const text = `${name}(${inputs.map(signatureOf).join(',')})`
  return bytesToHex(keccak_256(utf8ToBytes(text)).subarray(0, 4))
}

function signatureOf({ type, components = [] }: AbiType): string {
  if (!type.startsWith('tuple')) return type
  return `(${components.map(signatureOf).join(',')})${type.slice('tuple'.length)}`
}
