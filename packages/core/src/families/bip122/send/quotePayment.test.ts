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
