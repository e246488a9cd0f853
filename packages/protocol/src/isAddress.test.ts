import { expect, test } from 'vitest'
import type { Namespace } from './caip.js'
import { isAddress } from './isAddress.js'

const hex = 'f39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const base58 = 'So11111111111111111111111111111111111111112'

test.each<[Namespace, string]>([
  ['eip155', `0x${hex}`],
  ['eip155', hex],
  ['solana', base58],
  ['solana', '1'.repeat(32)],
  ['bip122', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['bip122', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  ['cosmos', 'cosmos1depk54cuajgkzea6zpgkq36tnjwdzv4afc3d27'],
])('%s has an address like %s', (namespace, value) => {
  expect(isAddress(namespace, value)).toBe(true)
})

test.each<[Namespace, unknown]>([
  ['eip155', `0x${hex}0`],
  ['eip155', hex.slice(1)],
  ['eip155', ` 0x${hex}`],
  ['eip155', `0x${hex}\n`],
  ['eip155', `0x${hex.replace('f', 'g')}`],
  ['solana', base58.slice(0, 31)],
  ['solana', '1'.repeat(45)],
  ['solana', `0${base58.slice(1)}`],
  ['solana', `l${base58.slice(1)}`],
  ['solana', `prefix ${base58}`],
  ['bip122', `0x${hex}`],
  ['eip155', undefined],
  ['eip155', { toString: () => hex }],
])('%s has no address like %s', (namespace, value) => {
  expect(isAddress(namespace, value)).toBe(false)
})
