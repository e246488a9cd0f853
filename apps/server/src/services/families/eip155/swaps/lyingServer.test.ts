import { checkPoolSwap, type SwapCheckFault, writePoolSwap } from '@foyer/protocol/swaps'
import fc from 'fast-check'
import {
  concatHex,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseAbi,
} from 'viem'
import { expect, test } from 'vitest'

const address = (digit: number): Hex => `0x${String(digit).repeat(40)}`
const account = address(1)
const thief = address(2)
const wrapped = address(3)
const dollar = address(4)
const token = address(5)
const other = address(6)
const pools = {
  ...{ wrapped, between: [dollar] },
  v2: { factory: address(7), router: address(7) },
  v3: { factory: address(8), quoter: address(8), router: address(8) },
}
type Transaction = { to: Hex; data: Hex; value: bigint }
type Ways = { kind: 'v2' | 'v3'; isFromNative: boolean; isToNative: boolean }
const ways = (['v2', 'v3'] as const).flatMap((kind) => [
  { kind, isFromNative: false, isToNative: false },
  { kind, isFromNative: true, isToNative: false },
  { kind, isFromNative: false, isToNative: true },
])

/** What was shown, a good transaction for it, and the page's look at one. */
function order({ kind, isFromNative, isToNative }: Ways) {
  const path = [isFromNative ? wrapped : token, dollar, isToNative ? wrapped : other] as const
  const shown = { account, amount: 1_000n, minReceived: 900n, isFromNative, isToNative }
  const routeOf = (path: readonly Hex[]) =>
    kind === 'v2' ? ({ kind, path } as const) : ({ kind, path, fees: [500, 3000] } as const)
  return {
    routeOf,
    write: (change: Partial<writePoolSwap.Parameters> = {}): Transaction =>
      writePoolSwap({
        ...{ pools, route: routeOf(path), ...shown, deadline: 1_300n },
        ...{ encode: encodeFunctionData, ...change },
      }),
    check: (transaction: Transaction): SwapCheckFault | undefined =>
      checkPoolSwap({
        ...{ pools, ...shown, from: path[0], to: path[2], seconds: 1_000n, transaction },
        ...{ encode: encodeFunctionData, decode: decodeFunctionData },
      }),
  }
}
type Order = ReturnType<typeof order>

/** Every way in which a server that was broken into can build another swap than was shown. */
const lies: readonly [string, SwapCheckFault, (one: Order) => Transaction][] = [
  ['another receiver', 'terms', ({ write }) => write({ account: thief })],
  ['another contract', 'router', ({ write }) => ({ ...write(), to: thief })],
  ['more of the coin than shown', 'terms', ({ write }) => ({ ...write(), value: 1_001n })],
  ['more of the token than shown', 'terms', ({ write }) => write({ amount: 1_001n })],
  ['a lower minimum', 'minimum', ({ write }) => write({ minReceived: 899n })],
  ['no minimum', 'minimum', ({ write }) => write({ minReceived: 0n })],
  [
    'another token at the end',
    'tokens',
    ({ write, routeOf }) => write({ route: routeOf([token, dollar, thief]) }),
  ],
  [
    'another token at the beginning',
    'tokens',
    ({ write, routeOf }) => write({ route: routeOf([thief, dollar, other]) }),
  ],
  ['an end that is over', 'deadline', ({ write }) => write({ deadline: 1_000n })],
  ['an end in a year', 'deadline', ({ write }) => write({ deadline: 31_000_000n })],
  ['no call', 'call', ({ write }) => ({ ...write(), data: '0x' })],
  ['bytes behind the call', 'terms', ({ write }) => ({ ...write(), data: `${write().data}00` })],
  [
    'an approval in its place',
    'call',
    ({ write }) => ({
      ...write(),
      data: encodeFunctionData({
        ...{ abi: erc20Abi, functionName: 'approve', args: [thief, 2n ** 256n - 1n] },
      }),
    }),
  ],
]

test.each(ways)(
  'a good transaction passes: $kind, from the coin $isFromNative, to it $isToNative',
  (way) => {
    const { check, write } = order(way)
    expect(check(write())).toBeUndefined()
    // A higher minimum and a nearer end do no harm.
    expect(check(write({ minReceived: 950n, deadline: 1_001n }))).toBeUndefined()
  },
)

test.each(lies)('a server that builds %s gets no signature', (_, fault, lie) => {
  for (const way of ways) {
    const one = order(way)
    expect([fault, 'tokens']).toContain(one.check(lie(one)))
  }
})

test('steps that are added to a transaction of several get no signature', () => {
  const { check, write } = order({ kind: 'v3', isFromNative: false, isToNative: true })
  const abi = parseAbi([
    'function multicall(uint256, bytes[])',
    'function sweepToken(address, uint256, address)',
    'function unwrapWETH9(uint256, address)',
  ])
  const good = write()
  const { args } = decodeFunctionData({ abi, data: good.data })
  const [deadline, steps] = args as [bigint, Hex[]]
  const more = [
    encodeFunctionData({ abi, functionName: 'sweepToken', args: [token, 0n, thief] }),
    encodeFunctionData({ abi, functionName: 'unwrapWETH9', args: [0n, thief] }),
  ]
  const build = (all: readonly Hex[]) => ({
    ...good,
    data: encodeFunctionData({ abi, functionName: 'multicall', args: [deadline, all] }),
  })
  expect(check(build(steps))).toBeUndefined()
  for (const step of more) {
    expect(check(build([...steps, step]))).toBe('terms')
    expect(check(build([step, ...steps]))).toBe('call')
    expect(check(build([steps[0] ?? '0x', step]))).toBe('terms')
  }
  expect(check(build(steps.slice(0, 1)))).toBe('terms')
})

test('whatever bytes are changed, what passes pays the account at least the minimum, and takes no more', () => {
  const changes = fc.record({
    way: fc.constantFrom(...ways),
    at: fc.nat(2_000),
    byte: fc.integer({ min: 0, max: 255 }),
    value: fc.constantFrom(undefined, 0n, 1_000n, 1_001n),
  })
  fc.assert(
    fc.property(changes, ({ way, at, byte, value }) => {
      const { check, write } = order(way)
      const good = write()
      const place = 2 + 2 * (at % ((good.data.length - 2) / 2))
      const digits = byte.toString(16).padStart(2, '0')
      const data = concatHex([
        good.data.slice(0, place) as Hex,
        `0x${digits}${good.data.slice(place + 2)}`,
      ])
      const changed = { ...good, data, value: value ?? good.value }
      if (check(changed) !== undefined) return
      const word = (text: string | bigint) =>
        (typeof text === 'bigint' ? text.toString(16) : text.slice(2)).padStart(64, '0')
      expect(changed.value).toBe(way.isFromNative ? 1_000n : 0n)
      expect(data).toContain(word(account))
      expect(data).not.toContain(word(thief))
    }),
    { numRuns: 5_000 },
  )
})
