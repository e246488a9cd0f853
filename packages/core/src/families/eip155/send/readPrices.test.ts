import { expect, test } from 'vitest'
import type { Rpc } from '../../../Rpc.js'
import { readPrices } from './readPrices.js'

/** A node with these answers, which knows no other method. */
const nodeOf =
  (answers: Readonly<Record<string, unknown>>): Rpc =>
  async (_, { method }) => {
    if (!(method in answers)) throw { code: -32_601, message: 'no such method' }
    return answers[method]
  }

test.each([
  ['no tips', null],
  ['tips of other percentiles than those that it was asked for', [['0x5'], ['0x5']]],
  ['nothing in the place of a tip', [[null, null, null]]],
])('a node that says %s offers the tip that it takes', async (_, reward) => {
  const history = { baseFeePerGas: ['0x64', '0x64'], reward }
  const node = nodeOf({ eth_feeHistory: history, eth_maxPriorityFeePerGas: '0x7' })
  const price = { maxFeePerGas: 207n, maxPriorityFeePerGas: 7n }
  expect(await readPrices(node, 'eip155:1')).toMatchObject({ normal: price, fast: price })
})

test('a network without a fee that is burnt has one price', async () => {
  const price = { gasPrice: 9n }
  const one = { slow: price, normal: price, fast: price }
  for (const baseFeePerGas of [undefined, [], ['0x0', '0x0']])
    expect(
      await readPrices(
        nodeOf({ eth_gasPrice: '0x9', eth_feeHistory: { baseFeePerGas, reward: [] } }),
        'eip155:1',
      ),
    ).toEqual(one)
  expect(await readPrices(nodeOf({ eth_gasPrice: '0x9' }), 'eip155:1')).toEqual(one)
})
