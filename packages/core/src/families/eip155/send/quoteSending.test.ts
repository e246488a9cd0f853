import { toNetwork } from '@foyer/protocol'
import { expect, test } from 'vitest'
import type { Rpc } from '../../../Rpc.js'
import { testNetwork } from '../../../testing/createTestClient.js'
import { holdsQuote } from './holdsQuote.js'
import { quoteSending } from './quoteSending.js'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`
const played = { status: '0x1', returnData: word(1n) }

const answers: Record<string, unknown> = {
  eth_feeHistory: { baseFeePerGas: ['0x5'], reward: [['0x0', '0x0', '0x0']] },
  eth_maxPriorityFeePerGas: '0x3',
  eth_getBalance: '0xde0b6b3a7640000',
  eth_estimateGas: '0x5208',
  eth_simulateV1: [{ calls: [played, played, played] }],
}

type Calls = (to: string, data: string) => unknown

/** A node that answers what it has been asked in rounds: how many it takes is how often a quote waits for it. */
function inRounds(answer: Calls) {
  let waiting: (() => void)[] = []
  let rounds = 0
  const rpc: Rpc = async (_, { method, params }) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    const [call] = (params ?? []) as [{ to: string; data: string }]
    const given = method === 'eth_call' ? answer(call.to, call.data) : answers[method]
    if (given === undefined) throw new Error(method)
    return given
  }
  const run = async <result>(work: Promise<result>): Promise<result> => {
    let isOver = false
    const end = () => {
      isOver = true
    }
    work.then(end, end)
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve))
      if (waiting.length === 0) continue
      rounds += 1
      const now = waiting
      waiting = []
      for (const one of now) one()
    }
    return work
  }
  return { rpc, run, rounds: () => rounds }
}

const order = { from, to, network: toNetwork(testNetwork(1)), asset: {}, speed: 'normal' } as const
const plain: Calls = (at) => (at === token ? word(100n) : '0x')

test.each([
  ['a coin', {}, 7n],
  ['all of a coin', {}, 'max' as const],
])('what %s costs is known after one wait for the node', async (_, asset, amount) => {
  const node = inRounds(plain)
  const quote = await node.run(quoteSending(node.rpc, { ...order, asset, amount }))
  const fee = 21_000n * (2n * 5n + 3n)
  expect(quote.fees).toEqual([{ kind: 'network', amount: fee }])
  expect(quote.amount).toBe(amount === 'max' ? 10n ** 18n - fee : amount)
  expect(node.rounds()).toBe(1)
})

test('a token is played through after that, and an operator of a rollup told the gas', async () => {
  const node = inRounds(plain)
  await node.run(quoteSending(node.rpc, { ...order, asset: { address: token }, amount: 7n }))
  expect(node.rounds()).toBe(2)
  const rollup = inRounds((_, data) => (data.startsWith('0x275aedd2') ? word(11n) : word(40n)))
  const { fees } = await rollup.run(quoteSending(rollup.rpc, { ...order, amount: 7n }))
  expect(fees.slice(1)).toEqual([
    { kind: 'layer1', amount: 80n },
    { kind: 'operator', amount: 11n },
  ])
  expect(rollup.rounds()).toBe(2)
})

test('a token that goes to its own account arrives there whole, or less what it keeps', async () => {
  const own = { ...order, to: from, asset: { address: token }, amount: 7n }
  const kept = { ...answers }
  const looks = (before: bigint, after: bigint) => [
    { calls: [before, 1n, after].map((one) => ({ status: '0x1', returnData: word(one) })) },
  ]
  for (const [after, receives] of [
    [100n, 7n],
    [98n, 5n],
  ] as const) {
    const node = inRounds(plain)
    answers.eth_simulateV1 = looks(100n, after)
    const quote = await node.run(quoteSending(node.rpc, own))
    expect(quote.receives).toBe(receives)
    expect(quote.warnings).toHaveLength(receives < 7n ? 1 : 0)
  }
  Object.assign(answers, kept)
})

test.each([0n, -1n, 10n ** 18n + 1n, 2n ** 256n])(
  'of an account that has less, %s is refused as that, whatever else the node says',
  async (amount) => {
    const node = inRounds(plain)
    const quote = node.run(quoteSending(node.rpc, { ...order, amount }))
    await expect(quote).rejects.toMatchObject({ code: 'funds_insufficient' })
  },
)

/** A wallet whose account is a contract, and that counts the gas of its calls. */
const counting = (gas: unknown) => {
  const asked: object[] = []
  const count = async (calls: object) => {
    asked.push(calls)
    return { '0x1': { operationFee: { supported: true, gas } } }
  }
  return { asked, order: { ...order, isSmartAccount: true, inCalls: true, count } as const }
}
const onRollup: Calls = (_, data) => (data.startsWith('0x275aedd2') ? word(11n) : word(40n))

test('what the wallet of a smart account counts is the fee, with a rollup’s data in it, and no more is demanded of the wallet than was shown', async () => {
  const wallet = counting('0x186a0')
  const node = inRounds(onRollup)
  const quote = await node.run(quoteSending(node.rpc, { ...wallet.order, amount: 'max' }))
  const fee = 120_000n * (2n * 5n + 3n)
  expect(quote.fees).toEqual([{ kind: 'network', amount: fee }])
  expect(quote.amount).toBe(10n ** 18n - fee)
  expect(quote.isReserved).toBeUndefined()
  expect(wallet.asked).toEqual([{ calls: [{ to, value: '0x1' }] }])
  expect(quote.calls).toEqual({
    calls: [{ to, value: quote.amount }],
    capabilities: {
      operationFee: {
        ...{ maxFeePerGas: '0xd', maxPriorityFeePerGas: '0x3' },
        most: `0x${fee.toString(16)}`,
      },
    },
  })
})

test.each([
  ['says nothing', undefined],
  ['says no number', 'much'],
  ['says less than nothing', '-0x1'],
])(
  'a wallet that counts and then %s leaves what an operation may take, and is demanded nothing',
  async (_, gas) => {
    const wallet = counting(gas)
    const node = inRounds(onRollup)
    const quote = await node.run(quoteSending(node.rpc, { ...wallet.order, amount: 7n }))
    expect(quote.fees).toEqual([
      { kind: 'network', amount: 721_000n * 13n },
      { kind: 'layer1', amount: 80n },
      { kind: 'operator', amount: 11n },
    ])
    expect(quote.isReserved).toBe(true)
    expect(quote.calls).toEqual({ calls: [{ to, value: 7n }] })
  },
)

test('a price that the next block does not take is noticed in what is demanded of a smart account’s wallet too', async () => {
  const node = inRounds(onRollup)
  const wallet = counting('0x186a0')
  const quote = await node.run(quoteSending(node.rpc, { ...wallet.order, amount: 7n }))
  const holdsAt = (base: string) =>
    holdsQuote(
      async (_, { method, params }) =>
        method === 'eth_getBlockByNumber'
          ? { baseFeePerGas: base }
          : onRollup(...(Object.values(Object((params as unknown[])[0])) as [string, string])),
      { from, network: order.network, quote },
    )
  expect(await holdsAt('0x9')).toBe(true)
  expect(await holdsAt('0xb')).toBe(false)
})

test('on a rollup the fee for data stops no transfer that another pays', async () => {
  const node = inRounds(onRollup)
  const sponsor = { sponsoring: {} }
  const quote = await node.run(
    quoteSending(node.rpc, { ...order, amount: 7n, isSmartAccount: true, inCalls: true, sponsor }),
  )
  expect(quote).toMatchObject({ isSponsored: true, fees: [] })
  const rpc: Rpc = async (_, { method }) =>
    method === 'eth_getBlockByNumber' ? { baseFeePerGas: '0x9' } : word(40n)
  expect(await holdsQuote(rpc, { from, network: order.network, quote })).toBe(true)
})
