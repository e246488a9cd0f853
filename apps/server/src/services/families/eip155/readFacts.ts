import { tokenDecimalsMax } from '@foyer/protocol'
import { type Abi, erc20Abi, type Hex, hexToString, parseAbi } from 'viem'
import type { Read, Reads } from '../../reads/Reads.js'
import { cleanText } from '../../tokens/cleanText.js'
import type { Token } from '../../tokens/Token.js'

/** Some tokens of the first years answer with 32 bytes instead of a text. */
const oldAbi = parseAbi([
  'function name() view returns (bytes32)',
  'function symbol() view returns (bytes32)',
])

const questions = [
  [erc20Abi, 'decimals'],
  [erc20Abi, 'symbol'],
  [erc20Abi, 'name'],
  [oldAbi, 'symbol'],
  [oldAbi, 'name'],
] as const satisfies readonly (readonly [Abi, string])[]

/** Asks EVM contracts what they call themselves. What does not tell its decimals is no token. */
export async function readFacts(
  reads: Reads,
  network: string,
  addresses: readonly string[],
): Promise<Token[]> {
  const calls = addresses.flatMap((address) =>
    questions.map(([abi, functionName]): Read => ({ address: address as Hex, abi, functionName })),
  )
  const answers = await reads.many(network, calls)
  return addresses.flatMap((address, index) => {
    const [decimals, ...texts] = answers.slice(index * questions.length)
    // What is wider than its type decodes all the same.
    if (typeof decimals !== 'number' || decimals > tokenDecimalsMax) return []
    const [symbol, name, oldSymbol, oldName] = texts
    const title = label(name, 100) || label(oldName, 100)
    const sign = label(symbol, 40) || label(oldSymbol, 40)
    return [{ address, name: title || sign, symbol: sign, decimals, isListed: false }]
  })
}

function label(value: unknown, max: number): string {
  if (typeof value !== 'string') return ''
  const isBytes = /^0x[\da-f]{64}$/.test(value)
  return cleanText(isBytes ? hexToString(value as Hex) : value, max)
}
