import { hex } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAddress, isSameAddress, ss58, toPlainAddress } from '../../exports/index.js'
import { polkadotIdentity } from './polkadotIdentity.js'

/** The account of `//Alice`, as the chains write it. */
const key = 'd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'
const spellings = {
  0: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  2: 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
  42: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
}

test.each(Object.entries(spellings))('network %s spells the account %s', (prefix, address) => {
  expect(ss58.encode(hex.decode(key), Number(prefix))).toBe(address)
  expect(hex.encode(ss58.decode(address) ?? new Uint8Array())).toBe(key)
  expect(isAddress('polkadot', address)).toBe(true)
  expect(isAddress('solana', address)).toBe(false)
  expect(toPlainAddress('polkadot', address)).toBe(`0x${key}`)
  expect(isSameAddress('polkadot', address, spellings[42])).toBe(true)
})

test('every spelling of a key is read, and compared by the key', () => {
  const keys = fc.uint8Array({ minLength: 32, maxLength: 32 })
  const prefixes = fc.nat(16_383)
  fc.assert(
    fc.property(keys, prefixes, prefixes, (some, one, other) => {
      const [first, second] = [ss58.encode(some, one), ss58.encode(some, other)]
      expect(isAddress('polkadot', first)).toBe(true)
      expect(ss58.decode(first)).toEqual(some)
      expect(isSameAddress('polkadot', first, second)).toBe(true)
      expect(toPlainAddress('polkadot', first)).toBe(`0x${hex.encode(some)}`)
    }),
  )
})

test('what is no spelling is no account, and is compared as it is', () => {
  const [address] = [spellings[0]]
  for (const wrong of [
    ...[address.slice(1), `${address.slice(0, -1)}6`, `1${address}`, ` ${address}`],
    ...['', undefined, 7, '0x', key, '1'.repeat(10_000_000)],
  ])
    expect(ss58.decode(wrong)).toBeUndefined()
  expect(isSameAddress('polkadot', 'aB', 'ab')).toBe(false)
  expect(isSameAddress('polkadot', address, `${address.slice(0, 5)}6${address.slice(6)}`)).toBe(
    false,
  )
  for (const prefix of [-1, 16_384, 1.5, Number.NaN, undefined, '0'])
    expect(ss58.encode(hex.decode(key), prefix)).toBe(spellings[42])
})

test('a node says by its first block of which chain it is', () => {
  const genesis = '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3'
  expect(polkadotIdentity.referenceOf(genesis)).toBe('91b171bb158e2d3848fa23a9f1c25182')
  for (const wrong of [undefined, null, 7, genesis.slice(2), '0x91b1'])
    expect(polkadotIdentity.referenceOf(wrong)).toBeUndefined()
})
