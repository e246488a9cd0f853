import { base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { bech32Address, isAddress } from '../../exports/index.js'
import { cosmosIdentity } from './cosmosIdentity.js'

// A key and its address, of the examples of CosmJS.
const key = base64.decode('A08EGB7ro1ORuFhjOnZcSgwYlpe0DSFjVNUIkNNQxwKQ')
const address = 'cosmos1pkptre7fdkl6gfrzlesjjvhxhlc3r4gmmk8rs6'

test('an address is that of one key, on whichever network', () => {
  expect(isAddress('cosmos', address)).toBe(true)
  expect(bech32Address.prefixOf(address)).toBe('cosmos')
  expect(bech32Address.isOf(address, key)).toBe(true)
  expect(
    bech32Address.isOf(
      address,
      key.map((byte) => byte ^ 1),
    ),
  ).toBe(false)
  expect(bech32Address.isOf('cosmos1depk54cuajgkzea6zpgkq36tnjwdzv4afc3d27', key)).toBe(false)
})

test('what has a wrong checksum, or is no text, is no address', () => {
  for (const wrong of [
    ...[`${address.slice(0, -1)}q`, address.slice(1), address.toUpperCase().slice(1), ''],
    ...[undefined, null, 7, `cosmos1${'q'.repeat(10_000_000)}`],
  ]) {
    expect(bech32Address.prefixOf(wrong)).toBeUndefined()
    expect(bech32Address.isOf(String(wrong).slice(0, 200), key)).toBe(false)
  }
})

test('a node says of which chain it is', () => {
  const info = { default_node_info: { network: 'cosmoshub-4' } }
  expect(cosmosIdentity.referenceOf(info)).toBe('cosmoshub-4')
  for (const wrong of [undefined, null, {}, { default_node_info: { network: '' } }, 'cosmoshub-4'])
    expect(cosmosIdentity.referenceOf(wrong)).toBeUndefined()
})
