import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TokenBalance } from '../FamilyFeatures.js'
import { sumDollars, toMicroDollars, writeDollars } from './dollars.js'
import { isSpam } from './isSpam.js'
import { listTokens } from './listTokens.js'

const usdc = 'eip155:1:0x00000000000000000000000000000000000000a1'
const token = (given: Partial<TokenBalance> = {}): TokenBalance => ({
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: usdc,
  price: 1,
  quantity: { decimals: '6', numeric: '1.5' },
  ...given,
})
const coin = (given: Partial<TokenBalance> = {}) =>
  token({ name: 'Ether', symbol: 'ETH', address: undefined, ...given })

describe('the tokens listed', () => {
  test('are those of the network, without those that have no decimals', () => {
    const zero = token({ symbol: 'ZERO', quantity: { decimals: '0', numeric: '7' } })
    const far = token({ symbol: 'FAR', chainId: 'eip155:10' })
    expect(listTokens([zero, far, token()], 'eip155:1')).toEqual([token()])
    const padded = token({ quantity: { decimals: '00', numeric: '7' } })
    expect(listTokens([padded], 'eip155:1')).toEqual([])
  })

  test('come by worth, the coin before its equals, in the order they came otherwise', () => {
    const dear = token({ symbol: 'DEAR', value: 9, address: `${usdc.slice(0, -1)}2` })
    const odd = token({ symbol: 'ODD', address: `${usdc.slice(0, -1)}3` })
    const list = listTokens([odd, token(), coin(), dear], 'eip155:1')
    expect(list.map(({ symbol }) => symbol)).toEqual(['DEAR', 'ETH', 'ODD', 'USDC'])
  })

  test('are told once, and the coin has no address', () => {
    const named = coin({ address: 'eip155:1:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE' })
    const list = listTokens([named, coin(), token(), token({ name: 'Again' })], 'eip155:1')
    expect(list.map(({ name }) => name)).toEqual(['Ether', 'USD Coin'])
    expect(list[0]).not.toHaveProperty('address')
  })
})

describe('bait', () => {
  const sent = (given: Partial<TokenBalance>) => isSpam(token({ price: 0, ...given }))

  test.each([
    '$ usdc-gift.com',
    'Visit https://swap.example to claim',
    'claim rewards',
    'ETH airdrop',
    't.me/free',
  ])('%s', (name) => {
    expect(sent({ name })).toBe(true)
    expect(sent({ symbol: name })).toBe(true)
    expect(sent({ name, price: 0.2 })).toBe(false)
    expect(isSpam(coin({ name, price: 0 }))).toBe(false)
  })

  test.each(['USD Coin', 'Claimant', 'yearn.v2', 'Curve.fi LP', 'Wrapped Ether', ''])(
    'not %s, when it has a price',
    (name) => expect(isSpam(token({ name }))).toBe(false),
  )

  test.each(['USD Coin', 'Claimant', 'yearn v2', 'Comet', ''])('not %s', (name) =>
    expect(sent({ name })).toBe(false),
  )
})

describe('dollars', () => {
  test('add up without a cent drifting away', () => {
    expect(writeDollars(sumDollars(Array(10).fill(0.1)))).toBe('1.00')
    expect(writeDollars(sumDollars([2517.2, 1240.5, 460.78]))).toBe('4218.48')
    expect(writeDollars(sumDollars([]))).toBe('0.00')
  })

  test('are rounded down, and never written with an exponent', () => {
    expect(writeDollars(toMicroDollars(0.019999))).toBe('0.01')
    expect(writeDollars(toMicroDollars(1e-9))).toBe('0.00')
    // Never more than there is, and no less by the way numbers are kept.
    for (const [value, micro] of [
      [1.9999999, 1_999_999n],
      [1.15, 1_150_000n],
      [0.000001, 1n],
      [0.0000019, 1n],
      [123_456_789.123_456_7, 123_456_789_123_456n],
      [4.35, 4_350_000n],
    ] as const)
      expect(toMicroDollars(value)).toBe(micro)
    expect(writeDollars(toMicroDollars(999_999_999_999_999))).toBe('999999999999999.00')
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -5, 1e21, null, undefined])(
    '%s is no amount of money',
    (value) => expect(sumDollars([value, 1])).toBe(1_000_000n),
  )

  test('a sum does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e12, noNaN: true })), (values) => {
        expect(sumDollars(values)).toBe(sumDollars([...values].reverse()))
      }),
    )
  })
})
