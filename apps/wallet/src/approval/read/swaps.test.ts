import { knownPools, writePoolSwap, writeWrap } from '@foyer/protocol/swaps'
import { type Address, concatHex, encodeFunctionData, type Hex } from 'viem'
import { expect, test } from 'vitest'
import type { TransactionAction } from '../../actions/Action.js'
import { emptyFacts } from '../assess/emptyFacts.js'
import { judge } from '../assess/judge.js'
import { readCall } from '../families/eip155/read/readCall.js'

const network = 'eip155:1'
const pools = knownPools[network]
if (!pools?.v2 || !pools.v3) throw new Error('no pools')
const { wrapped } = pools
const [dollar = wrapped] = pools.between
const account: Address = `0x${'11'.repeat(20)}`
const thief: Address = `0x${'22'.repeat(20)}`
const encode: writePoolSwap.Parameters['encode'] = (call) => encodeFunctionData(call)

const order = { amount: 1_000n, minReceived: 990n, account, deadline: 2_000_000_000n }
const ways = [true, false].flatMap((isFromNative) =>
  [true, false].flatMap((isToNative) =>
    isFromNative && isToNative ? [] : [{ isFromNative, isToNative }],
  ),
)

function write(
  kind: 'v2' | 'v3',
  { isFromNative, isToNative }: (typeof ways)[number],
  receiver = account,
) {
  const path = isFromNative ? [wrapped, dollar] : isToNative ? [dollar, wrapped] : [dollar, thief]
  const route = kind === 'v2' ? ({ kind, path } as const) : ({ kind, path, fees: [500] } as const)
  const all = { ...order, account: receiver, isFromNative, isToNative }
  return { path, call: writePoolSwap({ pools: pools ?? never(), route, encode, ...all }) }
}

test.each((['v2', 'v3'] as const).flatMap((kind) => ways.map((way) => ({ kind, ...way }))))(
  'a swap of $kind is read with what it gives and gets at least, from the coin $isFromNative, to it $isToNative',
  ({ kind, ...way }) => {
    const { call, path } = write(kind, way)
    expect(readCall(call, network)).toMatchObject({
      reading: {
        ...{ is: 'swap', to: call.to, amount: 1_000n, least: 990n, until: 2_000_000_000n },
        given: way.isFromNative
          ? undefined
          : expect.stringMatching(new RegExp(`^${path[0]}$`, 'i')),
        got: way.isToNative ? undefined : expect.stringMatching(new RegExp(`^${path[1]}$`, 'i')),
        receiver: expect.stringMatching(new RegExp(`^${account}$`, 'i')),
      },
    })
  },
)

test('the coin becomes its token and back, one for one', () => {
  const wrap = writeWrap({ wrapped, amount: 5n, isFromNative: true, encode })
  const there = { is: 'swap', given: undefined, got: wrapped, amount: 5n, least: 5n }
  expect(readCall(wrap, network).reading).toMatchObject(there)
  const back = { is: 'swap', given: wrapped, got: undefined, amount: 5n, least: 5n }
  const unwrap = writeWrap({ wrapped, amount: 5n, isFromNative: false, encode })
  expect(readCall(unwrap, network).reading).toMatchObject(back)
  expect(readCall({ ...unwrap, value: 1n }, network).reading.is).toBe('call')
})

test('the same call of another contract, or on another network, is a call of which nothing is known', () => {
  const { call } = write('v2', { isFromNative: true, isToNative: false })
  expect(readCall({ ...call, to: thief }, network).reading.is).toBe('call')
  expect(readCall(call, 'eip155:10').reading.is).toBe('call')
})

test.each(['v2', 'v3'] as const)(
  'bytes behind a swap of %s, and coin beside it, make it a call of which nothing is known',
  (kind) => {
    const { call } = write(kind, { isFromNative: false, isToNative: true })
    expect(readCall({ ...call, data: concatHex([call.data, '0x00']) }, network).reading.is).toBe(
      'call',
    )
    expect(readCall({ ...call, value: 7n }, network).reading.is).toBe('call')
  },
)

function warningsOf({ to, data, value }: { to: Address; data: Hex; value: bigint }): string[] {
  const action: TransactionAction = {
    ...{ id: 'one', kind: 'transaction', origin: 'https://harvest.example', network },
    account: { address: account, type: 'eoa' },
    ...{ to, data, value, nonce: 1, gas: 200_000n },
    ...{ maxFeePerGas: 1n, maxPriorityFeePerGas: 1n },
  }
  const facts = {
    ...emptyFacts(action, 1_800_000_000),
    isSettled: true,
    outcome: { is: 'changes', changes: [], gas: undefined } as const,
    fee: { price: 1n, beside: 0n },
  }
  return judge(action, facts).map(({ code }) => code)
}

test('a swap for the account itself is no unknown call, and one for another address is a danger', () => {
  const way = { isFromNative: true, isToNative: false }
  expect(warningsOf(write('v2', way).call)).toEqual([])
  expect(warningsOf(write('v2', way, thief).call)).toContain('orderToOther')
})

function never(): never {
  throw new Error('no pools')
}
