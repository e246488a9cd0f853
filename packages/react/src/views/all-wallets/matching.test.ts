import type { ListedWallet } from '@foyer/core'
import { expect, test } from 'vitest'
import { matching } from './matching.js'

const wallet = (name: string, installed = false): ListedWallet => ({
  id: name,
  name,
  connectors: installed ? [{ id: name, namespace: 'eip155' }] : [],
  group: 'custom',
  disputed: false,
})
const names = (search: string, wallets: ListedWallet[]) =>
  matching(wallets, search).map(({ name }) => name)

test('installed wallets come first, then names that begin with the text', () => {
  const wallets = [
    wallet('Old Kestrel'),
    wallet('Kestrel'),
    wallet('My Kestrel', true),
    wallet('Larch'),
  ]
  expect(names('kes', wallets)).toEqual(['My Kestrel', 'Kestrel', 'Old Kestrel'])
})

test('case and accents do not matter', () => {
  expect(names('pecan', [wallet('Pécan')])).toEqual(['Pécan'])
})

test('an empty text keeps all, in their order', () => {
  expect(names('', [wallet('B'), wallet('A'), wallet('C', true)])).toEqual(['C', 'B', 'A'])
})
