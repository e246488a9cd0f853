import {
  decodeAbiParameters,
  type Hex,
  hexToBytes,
  parseAbiParameters,
  toFunctionSelector,
} from 'viem'

// Decoding by a whole ABI hashes each of its functions for each call.
const resolve = toFunctionSelector('resolve(bytes,bytes)')
const resolveInputs = parseAbiParameters('bytes name, bytes data')
const address = toFunctionSelector('addr(bytes32)')
const coin = toFunctionSelector('addr(bytes32,uint256)')
const coinInputs = parseAbiParameters('bytes32 node, uint256 coinType')
const record = toFunctionSelector('text(bytes32,string)')
const recordInputs = parseAbiParameters('bytes32 node, string key')
const contenthash = toFunctionSelector('contenthash(bytes32)')

/** What a client of ENS wants to know of a name. */
export type NameQuestion = { readonly name: string } & (
  | { readonly of: 'address' }
  | { readonly of: 'coin'; readonly coinType: bigint }
  | { readonly of: 'text'; readonly key: string }
  | { readonly of: 'contenthash' }
  | { readonly of: 'other' }
)

/**
 * Reads a call of `resolve(bytes,bytes)` (ENSIP-10): the name as DNS writes it, and the call of a resolver (ENSIP-1, 5, 7, 9).
 *
 * @param nodeOf the node of a name (ENSIP-1)
 * @returns `undefined` where it is none, or its name and the node of its call are not of one name
 */
export function readQuestion(data: Hex, nodeOf: (name: string) => Hex): NameQuestion | undefined {
  try {
    if (selectorOf(data) !== resolve) return undefined
    const [bytes, call] = decodeAbiParameters(resolveInputs, argumentsOf(data))
    const name = readDnsName(hexToBytes(bytes))
    // Every call of a resolver begins with the node; one without it is about nothing.
    if (name === undefined || `0x${call.slice(10, 74)}` !== nodeOf(name)) return undefined
    return { name, ...readCall(call) }
  } catch {
    return undefined
  }
}

type Wanted = NameQuestion extends infer one
  ? one extends object
    ? Omit<one, 'name'>
    : never
  : never

function readCall(data: Hex): Wanted {
  const selector = selectorOf(data)
  try {
    if (selector === address) return { of: 'address' }
    if (selector === contenthash) return { of: 'contenthash' }
    if (selector === coin) {
      const [, coinType] = decodeAbiParameters(coinInputs, argumentsOf(data))
      return { of: 'coin', coinType }
    }
    if (selector === record) {
      const [, key] = decodeAbiParameters(recordInputs, argumentsOf(data))
      return { of: 'text', key }
    }
  } catch {}
  return { of: 'other' }
}

function selectorOf(data: Hex): string {
  return data.slice(0, 10)
}

function argumentsOf(data: Hex): Hex {
  return `0x${data.slice(10)}`
}

/** Each label after its length, and a zero at the very end. */
function readDnsName(bytes: Uint8Array): string | undefined {
  const labels: string[] = []
  let at = 0
  for (let length = bytes[0]; length; length = bytes[at]) {
    const label = new TextDecoder('utf-8', { fatal: true }).decode(
      bytes.subarray(at + 1, at + 1 + length),
    )
    if (length > 63 || label.includes('.')) return undefined
    labels.push(label)
    at += 1 + length
  }
  return bytes[at] === 0 && at === bytes.length - 1 ? labels.join('.') : undefined
}
