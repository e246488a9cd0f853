import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import type { Call } from '../Rpc.js'
import { startClient } from '../startClient.js'
import { createTestClient, type TestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'
import { openSwap } from './openSwap.js'
import { readOffers } from './readOffers.js'
import { typeSwapAmount } from './typeSwapAmount.js'

const rounds = 10_000
const readingsMax = 1_000_000n
const at = (digit: number) => `0x${String(digit).repeat(40)}` as const
const [wrapped, token, factory, router, pair] = [at(1), at(2), at(3), at(4), at(5)]
const word = (value: bigint | string) =>
  (typeof value === 'bigint' ? value.toString(16) : value.slice(2)).padStart(64, '0')

/** A number that looks random, and is the same in every run. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * sides)
  }
}

/** What a chain with one pool answers; what it gives for a swap names the reading that it belongs to. */
function answerOf(data: string, reading: number): string {
  const [selector, first] = [data.slice(0, 10), data.slice(10, 74)]
  const words: Readonly<Record<string, readonly (bigint | string)[]>> = {
    '0xe6a43905': [pair],
    '0xc45a0155': [factory],
    '0xad5c4648': [wrapped],
    '0x0902f1ac': [1n, 1n, 1n],
    '0x313ce567': [0n],
    '0x95d89b41': [`0x${'414141'.padEnd(64, '0')}`],
    '0x06fdde03': [`0x${'414141'.padEnd(64, '0')}`],
  }
  if (selector !== '0xd06ca61f') return `0x${(words[selector] ?? [7n]).map(word).join('')}`
  const amount = BigInt(`0x${first}`)
  return `0x${[32n, 2n, amount, amount * readingsMax + BigInt(reading)].map(word).join('')}`
}

/** A node whose answers wait until the test lets one go. What the page sends then is of the same reading. */
function heldNode() {
  const waiting: { readonly reading: number; readonly go: () => void }[] = []
  let isHeld = false
  let last = 0
  let current = 0
  return {
    hold() {
      isHeld = true
    },
    begin() {
      last += 1
      current = last
    },
    waiting: () => waiting.length,
    release(index: number) {
      const [one] = waiting.splice(index, 1)
      current = one?.reading ?? current
      one?.go()
    },
    async callNetwork({ call: { method, params } }: { call: Call }) {
      if (method === 'eth_getBalance') return '0x7'
      const [{ data }] = params as [{ data: string }]
      const answer = answerOf(data, current)
      if (isHeld)
        await new Promise<void>((go) => {
          waiting.push({ reading: current, go })
        })
      return answer
    },
  }
}

/** Lets an answer go, types an amount, or reads offers again. */
function act(
  client: TestClient,
  node: ReturnType<typeof heldNode>,
  roll: ReturnType<typeof dice>,
): void {
  const choice = roll(20)
  if (choice > 2 && node.waiting() > 0) {
    node.release(roll(node.waiting()))
    return
  }
  node.begin()
  if (choice === 0) void readOffers(client).catch(() => {})
  else {
    typeSwapAmount(client, { text: String(1 + roll(3)) })
    client.held.pass(200)
  }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('ten thousand answers in any order never show an older one, nor one of another amount', async () => {
  const node = heldNode()
  const pools = { wrapped, between: [], v2: { factory, router } }
  const client = createTestClient({
    networks: [testNetwork(1, { custom: { pools } })],
    adapters: [fakeAdapter({ callNetwork: node.callNetwork as never })],
  })
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
  })
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  await openSwap(client, { fromToken: token, toToken: wrapped })
  const roll = dice(7)
  node.hold()
  await turn()
  let shown = { amount: 0n, reading: 0 }
  let answers = 0
  for (let round = 0; round < rounds; round++) {
    act(client, node, roll)
    await turn()
    const draft = client.store.getState().swap?.draft
    const [offer] = draft?.quoting.offers ?? []
    if (!offer) continue
    const amount = offer.toAmount / readingsMax
    const reading = Number(offer.toAmount % readingsMax)
    expect(amount).toBe(draft?.amount.units)
    if (amount === shown.amount) expect(reading).toBeGreaterThanOrEqual(shown.reading)
    if (reading !== shown.reading) answers += 1
    shown = { amount, reading }
  }
  expect(answers).toBeGreaterThan(50)
})
