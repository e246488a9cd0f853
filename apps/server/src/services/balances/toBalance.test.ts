import { parseUnits } from '@foyer/protocol'
import { TokenBalance } from '@foyer/protocol/api'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { toNetwork } from '../chains/toNetwork.js'
import { eip155 } from '../families/eip155/eip155.js'
import { pickBalances } from './pickBalances.js'
import { toBalance, worth } from './toBalance.js'

const network = toNetwork({ id: 'eip155:1', settings: { rpc: ['https://node.example'] } }, eip155)
const address = `0x${'1'.repeat(40)}`
const token = (decimals: number) => ({
  address,
  name: 'A',
  symbol: 'A',
  decimals,
  isListed: true,
})
const amounts = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })

test('every amount is written with every digit', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 78 }), (amount, decimals) => {
      const balance = toBalance(network, { token: token(decimals), amount }, undefined, undefined)
      expect(parseUnits(balance?.quantity.numeric ?? '', decimals)).toBe(amount)
      expect(balance).toMatchObject({ price: 0 })
      expect(balance).not.toHaveProperty('value')
    }),
  )
})

test('what is said of any token fits the contract, or nothing is said', () => {
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 0, max: 255 }),
      fc.double({ min: 1e-18, max: 1e12, noNaN: true }),
      fc.string({ unit: 'binary' }),
      (amount, decimals, price, name) => {
        const odd = { ...token(decimals), name, symbol: name }
        const balance = toBalance(network, { token: odd, amount }, price, undefined)
        if (balance) expect(v.is(TokenBalance, balance)).toBe(true)
        else expect(decimals).toBeGreaterThan(77)
      },
    ),
  )
})

test('worth is the amount times the price, and parts are worth what the whole is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 0n, max: 10n ** 30n }), { minLength: 1, maxLength: 20 }),
      fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
      (parts, price) => {
        const whole = worth(
          parts.reduce((sum, part) => sum + part, 0n),
          18,
          price,
        )
        const sum = parts.reduce((total, part) => total + worth(part, 18, price), 0)
        expect(Math.abs(whole - sum)).toBeLessThanOrEqual(1e-12 * Math.max(1, whole))
      },
    ),
  )
  expect(worth(1_000_000n, 6, 0.1)).toBe(0.1)
  expect(worth(3n * 10n ** 18n, 18, 1.25)).toBe(3.75)
})

test('the most valuable stand first, and coins are never left out', () => {
  const make = (value: number, native: boolean) =>
    ({
      name: 'A',
      symbol: 'A',
      chainId: 'eip155:1',
      price: value,
      value,
      quantity: { decimals: '0', numeric: '1' },
      ...(!native && { address: `eip155:1:${address}` }),
    }) satisfies TokenBalance
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1e6 }), { maxLength: 1_500 }), (values) => {
      const picked = pickBalances([...values.map((value) => make(value, false)), make(0, true)])
      expect(picked).toHaveLength(Math.min(values.length + 1, 1_000))
      expect(picked.filter((one) => !one.address)).toHaveLength(1)
      const shown = picked.map(({ value }) => value ?? 0)
      expect(shown).toEqual([...shown].sort((a, b) => b - a))
    }),
    { numRuns: 20 },
  )
})
