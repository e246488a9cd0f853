import type { Network } from '@foyer/protocol'
import { bitcoin } from '@foyer/protocol/networks'
import { expect, test } from 'vitest'
import { quotePayment } from './quotePayment.js'

const to = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const network = bitcoin as Network
const sums = (funded: number) => ({ funded_txo_sum: funded, spent_txo_sum: 0 })

/** A source that has these outputs of an address. */
const sourceOf =
  (...values: readonly number[]) =>
  async (_: string, { method }: { method: string }) => {
    if (method === '/fee-estimates') return { 1: 20.4, 6: 10, 12: 3 }
    if (method.endsWith('/utxo'))
      return values.map((value, vout) => ({
        ...{ txid: 'ab'.repeat(32), vout, value, status: { confirmed: true } },
      }))
    const held = values.reduce((sum, value) => sum + value, 0)
    return { chain_stats: sums(held), mempool_stats: sums(0) }
  }
const rpc = sourceOf(100_000)
const order = { to, network, asset: {}, speed: 'normal' } as const

test('an account whose outputs an address alone does not spend is refused with what to do', async () => {
  const from = '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'
  const quote = quotePayment(rpc, { ...order, from, amount: 1_000n })
  await expect(quote).rejects.toMatchObject({
    code: 'transaction_refused',
    data: { finding: 'account_kind' },
  })
})

test('each speed has the rate of its blocks, rounded up, and Max spends all at that rate', async () => {
  const { fees, speeds, amount } = await quotePayment(rpc, { ...order, from: to, amount: 'max' })
  const fee = fees[0]?.amount ?? 0n
  expect(amount + fee).toBe(100_000n)
  expect(speeds.normal).toBe(fee)
  expect((speeds.fast ?? 0n) * 10n).toBe(fee * 21n)
  expect((speeds.slow ?? 0n) * 10n).toBe(fee * 3n)
})

test('Max leaves what costs more to spend than it holds, as anyone can send it', async () => {
  const dust = [546, 300, 300, 600]
  const source = sourceOf(100_000, ...dust, 40_000)
  const { fees, amount } = await quotePayment(source, { ...order, from: to, amount: 'max' })
  expect(amount + (fees[0]?.amount ?? 0n)).toBe(140_000n)
  const alone = quotePayment(sourceOf(...dust), { ...order, from: to, amount: 'max' })
  await expect(alone).rejects.toMatchObject({ code: 'funds_insufficient' })
})

const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'

test('outputs of a taproot account that are small enough to carry an inscription are not spent', async () => {
  const source = sourceOf(546, 10_000, 60_000, 330)
  const all = await quotePayment(source, { ...order, from: taproot, amount: 'max' })
  expect(all.amount + (all.fees[0]?.amount ?? 0n)).toBe(60_000n)
  const more = quotePayment(source, { ...order, from: taproot, amount: 65_000n })
  await expect(more).rejects.toMatchObject({ data: { finding: 'held_back' } })
  const none = quotePayment(sourceOf(10_000), { ...order, from: taproot, amount: 'max' })
  await expect(none).rejects.toMatchObject({ data: { finding: 'held_back' } })
})

const own = { prevout: { scriptpubkey_address: to } }
const idOf = (letter: string) => letter.repeat(64)

/** A source with one output in a block and one that waits, whose transaction and its parents are these. */
const waitingSource =
  (transactions: Readonly<Record<string, unknown>>) =>
  async (_: string, { method }: { method: string }) => {
    if (method === '/fee-estimates') return { 6: 1 }
    if (method.endsWith('/utxo'))
      return [idOf('a'), idOf('b')].map((txid, at) => ({
        ...{ txid, vout: 0, value: 50_000, status: { confirmed: at === 0 } },
      }))
    if (method.startsWith('/address/'))
      return { chain_stats: sums(50_000), mempool_stats: sums(50_000) }
    const found = transactions[method.slice('/tx/'.length)]
    if (!found) throw new Error('Not found')
    return found
  }
const isConfirmed = { status: { confirmed: true }, vin: [{ txid: idOf('f') }] }
const spends = (...vin: readonly object[]) => ({ status: { confirmed: false }, vin })

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['another one sent', { [idOf('b')]: spends({ txid: idOf('c') }), [idOf('c')]: isConfirmed }],
  [
    'another one sent together with the account',
    {
      [idOf('b')]: spends({ ...own, txid: idOf('c') }, { txid: idOf('d') }),
      [idOf('c')]: isConfirmed,
      [idOf('d')]: isConfirmed,
    },
  ],
  [
    'the account sent out of what another one sent',
    {
      [idOf('b')]: spends({ ...own, txid: idOf('c') }),
      [idOf('c')]: spends({ txid: idOf('d') }),
    },
  ],
  ['nobody spent for', { [idOf('b')]: spends() }],
  ['the source does not know', {}],
])('an output that waits for a block is not spent where %s', async (_, transactions) => {
  const source = waitingSource(transactions)
  const all = await quotePayment(source, { ...order, from: to, amount: 'max' })
  expect(all.amount + (all.fees[0]?.amount ?? 0n)).toBe(50_000n)
  const more = quotePayment(source, { ...order, from: to, amount: 60_000n })
  await expect(more).rejects.toMatchObject({ data: { finding: 'held_back' } })
})

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['its coin is in a block', { [idOf('c')]: isConfirmed }],
  [
    'its coin is change as well',
    { [idOf('c')]: spends({ ...own, txid: idOf('d') }), [idOf('d')]: isConfirmed },
  ],
  ['a source says that it spends itself', { [idOf('c')]: spends({ ...own, txid: idOf('b') }) }],
])('own change is spent before it is in a block: %s', async (_, parents) => {
  const source = waitingSource({ [idOf('b')]: spends({ ...own, txid: idOf('c') }), ...parents })
  const { amount } = await quotePayment(source, { ...order, from: to, amount: 60_000n })
  expect(amount).toBe(60_000n)
})
