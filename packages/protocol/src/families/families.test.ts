import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chainForm } from '../caipForms.js'
import {
  defaultAccountTypes,
  families,
  isCaipNetworkId,
  isSameAddress,
  type Namespace,
  namespaces,
  toChainId,
  toPlainAddress,
} from '../exports/index.js'
import { toFrameChainId } from '../frame/toFrameChainId.js'
import { readWalletChainId } from './readWalletChainId.js'
import { toWalletChainId } from './toWalletChainId.js'
import { traits } from './traits.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

test('the namespaces are those of the registry, in its order', () => {
  expect(namespaces).toEqual([
    ...['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'],
    ...['algorand', 'cip34', 'elrond', 'multiversx', 'near', 'tezos'],
  ])
  expect(Object.keys(families).sort()).toEqual([...namespaces].sort())
  for (const [name, facts] of Object.entries(families)) {
    expect(facts.accountTypes).toContain(defaultAccountTypes[name as Namespace] ?? 'eoa')
    expect(facts.address.source).toMatch(/^\^.*\$$/)
  }
})

test('an address is compared without its case where the family knows none', () => {
  const address = '0xDe0B295669a9FD93d5F28D9Ec85E40f4cb697BAe'
  expect(isSameAddress('eip155', address, address.toLowerCase())).toBe(true)
  expect(toPlainAddress('eip155', address)).toBe(address.toLowerCase())
  for (const namespace of ['solana', 'bip122', 'polkadot', 'unknown', 'constructor', '__proto__']) {
    expect(isSameAddress(namespace, 'aB', 'ab')).toBe(false)
    expect(isSameAddress(namespace, 'aB', 'aB')).toBe(true)
  }
})

test('a network has a number in a numbered family, and its reference elsewhere', () => {
  expect(toChainId('eip155:8453')).toBe(8453)
  expect(toChainId('eip155:99999999999999999999')).toBe('99999999999999999999')
  expect(toChainId(solana)).toBe('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  expect(toFrameChainId('eip155:1')).toBe(1)
  expect(toFrameChainId(solana)).toBe(solana)
  expect(toWalletChainId('eip155:10')).toBe('0xa')
  expect(toWalletChainId(solana)).toBe(solana)
})

test('what a wallet names its network is read, and nothing else', () => {
  for (const said of [10, '10', '0xa', 'eip155:10'])
    expect(readWalletChainId('eip155', said)).toBe('eip155:10')
  for (const said of [solana, '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])
    expect(readWalletChainId('solana', said)).toBe(solana)
  for (const said of [undefined, null, {}, [], '', 'a:b', 'solana:x', '0x', -1, 0, 1.5, '1e3'])
    expect(readWalletChainId('eip155', said)).toBeUndefined()
  for (const said of [undefined, null, {}, 1, '', 'a:b', 'eip155:1'])
    expect(readWalletChainId('solana', said)).toBeUndefined()
  fc.assert(
    fc.property(fc.anything(), (said) => {
      const read = readWalletChainId('eip155', said)
      expect(read === undefined || isCaipNetworkId(read)).toBe(true)
    }),
  )
})

test('a numbered family has no network that is no number', () => {
  for (const [name, { numbered }] of Object.entries(traits))
    expect(chainForm.test(`${name}:abc`)).toBe(numbered !== true)
  for (const id of ['eip155:1', `eip155:${'9'.repeat(32)}`, solana]) {
    expect(isCaipNetworkId(id)).toBe(true)
    expect(chainForm.test(id)).toBe(true)
  }
  for (const id of ['eip155:0', 'eip155:01', 'eip155:a', 'eip155:0x1', 'eip155:']) {
    expect(isCaipNetworkId(id)).toBe(false)
    expect(chainForm.test(id)).toBe(false)
  }
})
