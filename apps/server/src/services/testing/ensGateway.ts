import type { ServerResponse } from 'node:http'
import {
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodePacked,
  type Hex,
  hexToBytes,
  keccak256,
  parseAbi,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { startStandIn } from '../../testing/startStandIn.js'

/** What a gateway knows of a name. */
export type OffchainName = {
  addresses?: Readonly<Record<string, Hex>>
  texts?: Readonly<Record<string, string>>
}

const outer = parseAbi(['function resolve(bytes, bytes) view returns (bytes)'])
const inner = parseAbi([
  'function addr(bytes32) view returns (address)',
  'function addr(bytes32, uint256) view returns (bytes)',
  'function text(bytes32, string) view returns (string)',
])

/** A gateway of names (EIP-3668) that signs what it says, until a test has it misbehave. */
export async function startEnsGateway() {
  const signer = privateKeyToAccount(generatePrivateKey())
  const names = new Map<string, OffchainName>()
  const asked: string[] = []
  let misbehave: ((response: ServerResponse) => unknown) | undefined

  const { url: origin, stop } = await startStandIn(async (_, request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    if (misbehave) return misbehave(response)
    const [, sender, data] = /^\/(0x[\da-f]{40})\/(0x[\da-f]+)\.json$/.exec(path) ?? []
    if (!sender || !data) return response.writeHead(404).end()
    const result = answer(names, data as Hex)
    const expires = BigInt(Math.floor(Date.now() / 1_000) + 86_400)
    const hash = keccak256(
      encodePacked(
        ['bytes', 'address', 'uint64', 'bytes32', 'bytes32'],
        ['0x1900', sender as Address, expires, keccak256(data as Hex), keccak256(result)],
      ),
    )
    const signed = encodeAbiParameters(
      [{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes' }],
      [result, expires, await signer.sign({ hash })],
    )
    return response.end(JSON.stringify({ data: signed }))
  })
  return {
    origin,
    template: `${origin}/{sender}/{data}.json`,
    signer: signer.address,
    names,
    take: () => asked.splice(0),
    misbehave(how: typeof misbehave) {
      misbehave = how
    },
    stop,
  }
}

function answer(names: ReadonlyMap<string, OffchainName>, data: Hex): Hex {
  const [name, question] = decodeFunctionData({ abi: outer, data }).args
  const { addresses = {}, texts = {} } = names.get(plain(hexToBytes(name))) ?? {}
  const { functionName, args } = decodeFunctionData({ abi: inner, data: question })
  if (functionName === 'text')
    return encodeAbiParameters([{ type: 'string' }], [texts[args[1]] ?? ''])
  const [, coinType] = args
  if (coinType === undefined)
    return encodeAbiParameters([{ type: 'address' }], [addresses['60'] ?? zeroAddress])
  return encodeAbiParameters([{ type: 'bytes' }], [addresses[String(coinType)] ?? '0x'])
}

/** A name from the form that DNS writes: each label after its length. */
function plain(bytes: Uint8Array): string {
  const labels: string[] = []
  for (let at = 0; bytes[at]; at += 1 + (bytes[at] ?? 0))
    labels.push(new TextDecoder().decode(bytes.subarray(at + 1, at + 1 + (bytes[at] ?? 0))))
  return labels.join('.')
}
