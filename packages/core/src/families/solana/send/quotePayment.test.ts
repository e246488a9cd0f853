import type { Network } from '@foyer/protocol'
import { solanaDevnet } from '@foyer/protocol/networks'
import { expect, test } from 'vitest'
import { quotePayment } from './quotePayment.js'

const network = solanaDevnet as Network
const from = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const to = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk'
const order = { from, to, network, asset: {}, amount: 1_000n, speed: 'normal' } as const
const units = 450

/** A node of a cluster on which this was offered lately for a unit of computing, in millionths of a lamport. */
function nodeOf(price: number, simulated: unknown[] = []) {
  const answers: Record<string, unknown> = {
    getBalance: { value: 1_000_000_000 },
    getRecentPrioritizationFees: [{ slot: 1, prioritizationFee: price }],
    getLatestBlockhash: { value: { blockhash: to, lastValidBlockHeight: 100 } },
    getMultipleAccounts: { value: [null] },
    simulateTransaction: { value: { err: null, unitsConsumed: units, logs: [] } },
  }
  return async (_: string, { method, params }: { method: string; params?: unknown }) => {
    if (method === 'simulateTransaction') simulated.push(params)
    return answers[method]
  }
}

test('where nothing is offered there is one price, of the signature alone', async () => {
  const { fees, speeds } = await quotePayment(nodeOf(0), order)
  expect(fees).toEqual([{ kind: 'network', amount: 5_000n }])
  expect(speeds).toEqual({ normal: 5_000n })
})

test('each speed offers another part of what was taken lately, and the payment has that offer', async () => {
  const fast = await quotePayment(nodeOf(10_000), { ...order, speed: 'fast' })
  const normal = await quotePayment(nodeOf(10_000), order)
  expect(normal.transaction).toMatchObject({ unitPrice: 10_000n })
  expect(fast.transaction).toMatchObject({ unitPrice: 20_000n })
  const [line] = normal.fees
  expect(line?.amount).toBeGreaterThan(5_000n)
  expect(normal.speeds.normal).toBe(line?.amount)
  expect(normal.speeds.fast).toBe(fast.fees[0]?.amount)
  expect(fast.speeds.normal).toBe(line?.amount)
})

test('a node cannot make a payment dear: what is offered stays below a thousandth of a SOL', async () => {
  const { fees } = await quotePayment(nodeOf(10 ** 12), { ...order, speed: 'fast' })
  expect(fees[0]?.amount).toBeLessThan(1_000_000n)
})

test('Max is what fee and signature leave, with the same offer in the transaction', async () => {
  const quote = await quotePayment(nodeOf(10_000), { ...order, amount: 'max' })
  expect(quote.amount + (quote.fees[0]?.amount ?? 0n)).toBe(1_000_000_000n)
  expect(quote.transaction).toMatchObject({ value: quote.amount, unitPrice: 10_000n })
})
