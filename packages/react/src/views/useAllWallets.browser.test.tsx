import { fakeConnector } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useAllWallets } from './useAllWallets.js'
import { useWalletRows } from './useWalletRows.js'

const pairing = fakeConnector({
  id: 'walletConnect',
  type: 'WALLET_CONNECT',
  name: 'WalletConnect',
  rdns: undefined,
})

test('installed wallets come before the host’s own, and pairing is none of them', async () => {
  const { client } = pageClient({
    wallet: { connectors: [fakeConnector(), pairing] },
    customWallets: [{ id: 'heron', name: 'Heron' }],
  })
  const rows = drawHook(client, useWalletRows)
  const all = drawHook(client, useAllWallets)
  const groups = () => rows.current().map(({ group }) => group)
  await expect.poll(groups).toContain('walletConnect')
  expect(all.current().map(({ name }) => name)).toEqual(['Kestrel', 'Heron'])
})
