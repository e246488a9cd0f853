import { decodeFunctionData, type Hex, hexToBytes, parseAbi } from 'viem'

const outer = parseAbi(['function resolve(bytes name, bytes data) view returns (bytes)'])
const inner = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'function text(bytes32 node, string key) view returns (string)',
  'function contenthash(bytes32 node) view returns (bytes)',
])

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
    const [bytes, call] = decodeFunctionData({ abi: outer, data }).args
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
  try {
    const { functionName, args } = decodeFunctionData({ abi: inner, data })
    if (functionName === 'text') return { of: 'text', key: args[1] }
    if (functionName === 'contenthash') return { of: 'contenthash' }
    return args[1] === undefined ? { of: 'address' } : { of: 'coin', coinType: args[1] }
  } catch {
    return { of: 'other' }
  }
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
