import { cosmosHub } from '@foyer/protocol/networks'
import { expect, test } from 'vitest'
import type { Rpc } from '../../../Rpc.js'
import { costOf, readGasPrices } from './readGasPrices.js'

const scaled = (milli: bigint) => milli * 10n ** 15n
const network = { ...cosmosHub, custom: { ...cosmosHub.custom, gasPrices: undefined } }
const serviceOf =
  (minimum_gas_price: unknown): Rpc =>
  async () => ({ minimum_gas_price })

test.each([
  ['alone', '0.025uatom'],
  ['after a coin whose name ends with its own', '0.0001stuatom,0.025uatom'],
  ['before such a coin', '0.025uatom,0.0001stuatom'],
  [
    'among coins of other chains',
    '0.1ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2, 0.025uatom',
  ],
  ['with more digits than are counted apart', '0.025000000000000000uatom'],
])('the least price that a node takes is that of the coin %s', async (_, text) => {
  expect(await readGasPrices(serviceOf(text), network)).toEqual({ normal: scaled(25n) })
})

test.each([
  ['nothing', ''],
  ['a price of other coins alone', '0.0001stuatom,0.2uosmo'],
  ['a price that is no number', '0..1uatom'],
  ['a price below nothing', '-1uatom'],
  ['no text', { uatom: '1' }],
])('where a node says %s no least price is known', async (_, text) => {
  expect(await readGasPrices(serviceOf(text), network)).toEqual({ normal: 0n })
})

test('what the host offers is never below what the node takes', async () => {
  const prices = await readGasPrices(serviceOf('0.5stuatom,0.026uatom'), cosmosHub)
  expect(prices).toEqual({ slow: scaled(26n), normal: scaled(26n), fast: scaled(30n) })
  expect(costOf(100_001n, prices.normal)).toBe(2_601n)
})
