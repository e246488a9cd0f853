import { expect, test } from 'vitest'
import { checksumAddress } from '../checksumAddress.js'
import { knownNameRegistrars } from '../knownNameRegistrars.js'
import type { ContractCall } from './ContractCall.js'
import { knownPools } from './knownPools.js'
import { pathsOf } from './pathsOf.js'
import { quotePools } from './quotePools.js'

const [a, b, wrapped, dollar, other] = [1, 2, 3, 4, 5].map(
  (digit) => `0x${String(digit).repeat(40)}` as const,
) as [`0x${string}`, `0x${string}`, `0x${string}`, `0x${string}`, `0x${string}`]
const pools = {
  ...{ wrapped, between: [dollar, other] },
  v2: { factory: a, router: a },
  v3: { factory: b, quoter: b, router: b },
} as const

test('the addresses of well-known contracts are spelled right, letter by letter', () => {
  const spelled = JSON.stringify([knownPools, knownNameRegistrars]).match(/0x[\da-f]{40}/gi) ?? []
  expect(spelled.length).toBeGreaterThan(30)
  for (const address of spelled.filter((one) => one !== one.toLowerCase()))
    expect(checksumAddress(address)).toBe(address)
})

test('ways go directly, over the coin, over a dollar and over both, each once and the shortest first', () => {
  expect(pathsOf(a, b, pools)).toEqual([
    [a, b],
    [a, wrapped, b],
    [a, dollar, b],
    [a, other, b],
    [a, wrapped, dollar, b],
    [a, dollar, wrapped, b],
    [a, wrapped, other, b],
    [a, other, wrapped, b],
  ])
  expect(pathsOf(wrapped, dollar, pools)).toEqual([
    [wrapped, dollar],
    [wrapped, other, dollar],
  ])
})

/** A chain with a pool for every two tokens and every fee. */
function everywhere() {
  const batches: (readonly ContractCall[])[] = []
  const answerOf = ({ functionName, args }: ContractCall) => {
    if (functionName.startsWith('getP')) return `0x${'9'.repeat(40)}`
    if (functionName === 'getAmountsOut') return (args[1] as string[]).map((_, at) => BigInt(at))
    return functionName === 'quoteExactInput' ? [7n, [], [], 100n] : [1n, 1n, 0]
  }
  const readContracts = async (calls: readonly ContractCall[]) => {
    batches.push(calls)
    return calls.map(answerOf)
  }
  return { batches, readContracts }
}

test('a quote takes two batches and at most 24 swaps that a node tries, however many pools there are', async () => {
  const { batches, readContracts } = everywhere()
  const offers = await quotePools({ pools, from: a, to: b, amount: 5n, readContracts })
  expect(batches).toHaveLength(2)
  const tries = batches[1]?.filter(({ functionName }) => functionName === 'quoteExactInput')
  expect(tries).toHaveLength(24)
  expect(offers.map(({ route, toAmount }) => [route.kind, toAmount])).toEqual([
    ['v3', 7n],
    ['v2', 3n],
  ])
})

test.each([
  ['nothing', undefined],
  ['a text', 'much'],
  ['a list of texts', ['1', '2']],
  ['too few amounts', [1n]],
])('pools that answer with %s are none', async (_, answer) => {
  const { readContracts } = everywhere()
  const lying = async (calls: readonly ContractCall[]) => {
    const answers = await readContracts(calls)
    return calls.map(({ functionName }, at) =>
      functionName.startsWith('getP') ? answers[at] : answer,
    )
  }
  const question = { pools, from: a, to: b, amount: 5n, readContracts: lying }
  expect(await quotePools(question)).toEqual([])
})
