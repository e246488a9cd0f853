import { expect, test } from 'vitest'
import { FoyerError } from './FoyerError.js'
import { toNetwork } from './toNetwork.js'
import { unsupportedNetwork } from './unsupportedNetwork.js'

const chain = {
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
}

test('a chain without a namespace is an EVM network', () => {
  expect(toNetwork(chain)).toEqual({
    ...chain,
    caipNetworkId: 'eip155:31337',
    chainNamespace: 'eip155',
  })
})

test('the namespace follows from the id, and the id from the namespace', () => {
  expect(toNetwork({ ...chain, caipNetworkId: 'solana:abc' }).chainNamespace).toBe('solana')
  expect(toNetwork({ ...chain, id: 'abc', chainNamespace: 'solana' }).caipNetworkId).toBe(
    'solana:abc',
  )
})

test('a network that contradicts itself is refused', () => {
  for (const id of ['', 'abc', Number.NaN, 0, -1, 1.5])
    expect(() => toNetwork({ ...chain, id })).toThrow('Invalid CAIP-2 network id')
  const wrong = { ...chain, caipNetworkId: 'eip155:1', chainNamespace: 'solana' } as const
  expect(() => toNetwork(wrong)).toThrow(/`networks`.*eip155:1 is not of the namespace solana/)
  try {
    toNetwork(wrong)
  } catch (error) {
    expect(FoyerError.is(error, 'option_invalid')).toBe(true)
  }
})

test('an unknown network has a name and nothing else', () => {
  expect(unsupportedNetwork('eip155:77')).toEqual({
    id: 77,
    caipNetworkId: 'eip155:77',
    chainNamespace: 'eip155',
    name: 'Unknown Network',
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] } },
  })
  expect(unsupportedNetwork('solana:abc').id).toBe('abc')
  expect(unsupportedNetwork('eip155:90071992547409931').id).toBe('90071992547409931')
})
