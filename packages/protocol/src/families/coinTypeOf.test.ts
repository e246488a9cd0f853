import { expect, test } from 'vitest'
import { coinTypeOf } from './coinTypeOf.js'

test('a network has the coin type of its family, and an EVM network its own (ENSIP-11)', () => {
  expect(coinTypeOf('eip155:1')).toBe('60')
  expect(coinTypeOf('eip155:10')).toBe('2147483658')
  expect(coinTypeOf('eip155:2147483648')).toBeUndefined()
  expect(coinTypeOf('eip155:99999999999999999999')).toBeUndefined()
  expect(coinTypeOf('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBe('501')
  for (const id of ['bip122:000000000019d6689c085ae165831e93', 'cosmos:hub-4'] as const)
    expect(coinTypeOf(id)).toBeUndefined()
})
