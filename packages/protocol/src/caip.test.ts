import { describe, expect, test } from 'vitest'
import { type CaipNetworkId, isCaipNetworkId, parseCaipNetworkId } from './caip.js'
import {
  formatCaipAddress,
  formatCaipNetworkId,
  isCaipAddress,
  parseCaipAccount,
  parseCaipAddress,
} from './caipAddress.js'
import { readChainId } from './readChainId.js'
import { toHexChainId } from './toHexChainId.js'

describe('a CAIP-2 network id', () => {
  test.each([
    ['eip155:1', 'eip155', '1'],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    ['near:mainnet', 'near', 'mainnet'],
  ])('%s has two parts', (value, namespace, chainId) => {
    expect(parseCaipNetworkId(value)).toEqual({ namespace, chainId })
  })

  test.each([
    ...['', ':', 'eip155', 'eip155:', ':1', 'eip155:1:0xabc', 'eip155:1:'],
    // An EVM network is a number.
    ...[
      'eip155:abc',
      'eip155:NaN',
      'eip155:0',
      'eip155:-1',
      'eip155:01',
      'eip155:1.5',
      'eip155:1e3',
    ],
    ...['eip155:0x1', 'eip155: 1', `eip155:${'9'.repeat(33)}`, 'eip155:Infinity'],
  ])('"%s" is refused', (value) => {
    expect(() => parseCaipNetworkId(value)).toThrow('Invalid CAIP-2 network id')
    expect(isCaipNetworkId(value)).toBe(false)
  })

  test('counts as ours only in a known namespace', () => {
    expect(isCaipNetworkId('eip155:1')).toBe(true)
    expect(isCaipNetworkId('hedera:mainnet')).toBe(false)
    expect(isCaipNetworkId('toString:1')).toBe(false)
  })

  test.each([undefined, null, 1, {}, ['eip155', '1']])('%j is none', (value) => {
    expect(isCaipNetworkId(value)).toBe(false)
    expect(() => parseCaipNetworkId(value as string)).toThrow('Invalid CAIP-2 network id')
  })

  test('is written from its parts, and never wrongly', () => {
    expect(formatCaipNetworkId({ namespace: 'eip155', chainId: 1 })).toBe('eip155:1')
    expect(() => formatCaipNetworkId({ namespace: 'eip155', chainId: '' })).toThrow(
      'Invalid CAIP-2 network id',
    )
    expect(() => formatCaipNetworkId({ namespace: 'eip155', chainId: '1:2' })).toThrow(
      'Invalid CAIP-2 network id',
    )
  })
})

test.each([
  ['eip155:1', '0x1'],
  ['eip155:10', '0xa'],
  ['eip155:2716446429837000', '0x9a697f88076c8'],
] as const)('%s is %s to a wallet, and back', (id, hex) => {
  expect(toHexChainId(id)).toBe(hex)
  expect(`eip155:${readChainId(hex)}`).toBe(id)
})

test('no digit of a long number is lost', () => {
  expect(toHexChainId('eip155:90071992547409931')).toBe('0x14000000000000b')
})

test.each(['eip155:abc', 'eip155:', 'eip155:0', 'eip155:1:0xa', 'solana:1', '1', ''])(
  '"%s" has no number that a wallet could be told',
  (id) => {
    expect(() => toHexChainId(id as CaipNetworkId)).toThrow('Invalid CAIP-2 network id')
  },
)

describe('a CAIP-10 address', () => {
  test('has three parts', () => {
    expect(parseCaipAddress('eip155:1:0xabc')).toEqual({
      namespace: 'eip155',
      chainId: '1',
      address: '0xabc',
    })
    expect(isCaipAddress('eip155:1:0xabc')).toBe(true)
  })

  test.each([
    ...['', '::', 'eip155:1', 'eip155:1:', 'eip155::0xabc', ':1:0xabc', 'eip155:1:a:b'],
    ...['eip155:abc:0xabc', 'eip155:0x1:0xabc', 'eip155:01:0xabc'],
  ])('"%s" is refused, as an address and as an account', (value) => {
    expect(() => parseCaipAddress(value)).toThrow('Invalid CAIP Address')
    expect(() => parseCaipAccount(value)).toThrow('Invalid CAIP-10 address')
    expect(isCaipAddress(value)).toBe(false)
  })

  test('needs a known namespace; an account of a session does not', () => {
    expect(() => parseCaipAddress('hedera:mainnet:0.0.98')).toThrow('Invalid CAIP Address')
    expect(isCaipAddress('hedera:mainnet:0.0.98')).toBe(false)
    expect(parseCaipAccount('hedera:mainnet:0.0.98')).toEqual({
      namespace: 'hedera',
      chainId: 'mainnet',
      address: '0.0.98',
    })
  })

  test('is written from its parts, and never wrongly', () => {
    const parts = { namespace: 'eip155', chainId: 1 } as const
    expect(formatCaipAddress({ ...parts, address: '0xabc' })).toBe('eip155:1:0xabc')
    expect(() => formatCaipAddress({ ...parts, address: '' })).toThrow('Invalid CAIP Address')
    expect(() => formatCaipAddress({ ...parts, address: 'a:b' })).toThrow('Invalid CAIP Address')
  })
})
