import { connect, disconnect, reconnect, switchChain } from '@foyer/core'
import { fakeAddress, fakeConnector, fakeSession } from '@foyer/core/testing'
import { mainnet, solanaDevnet } from '@foyer/protocol/networks'
import { expect, test } from 'vitest'
import { otherAddress } from '../testing/connectedClient.js'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { swapAccounts } from '../testing/swapAccounts.js'
import { useFoyerAccount } from './useFoyerAccount.js'

const accounts = [
  { address: fakeAddress, type: 'eoa' },
  { address: otherAddress, type: 'eoa' },
] as const
const none = {
  address: undefined,
  caipAddress: undefined,
  status: 'disconnected',
  isConnected: false,
  allAccounts: [],
}

test('the account in use is first; it follows the wallet and goes with it', async () => {
  const { client } = pageClient({ wallet: { connect: async () => fakeSession({ accounts }) } })
  const { current } = drawHook(client, () => useFoyerAccount())
  expect(current()).toEqual(none)
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  await expect.poll(current).toEqual({
    address: fakeAddress,
    caipAddress: `eip155:1:${fakeAddress}`,
    status: 'connected',
    isConnected: true,
    allAccounts: accounts,
  })
  swapAccounts(client)
  await expect.poll(() => current().caipAddress).toBe(`eip155:1:${otherAddress}`)
  expect(current().allAccounts).toEqual([...accounts].reverse())
  await disconnect(client)
  await expect.poll(current).toEqual(none)
})

test('of a chain family that is not connected there is no account', async () => {
  const { client } = pageClient()
  const { current } = drawHook(client, () => useFoyerAccount({ namespace: 'solana' }))
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  expect(current()).toEqual(none)
})

test('while the wallet is asked the status is connecting', async () => {
  const { client } = pageClient({ wallet: { connect: () => new Promise(() => {}) } })
  const { current } = drawHook(client, () => useFoyerAccount())
  connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' }).catch(() => {})
  await expect.poll(current).toEqual({ ...none, status: 'connecting' })
})

test('a network of a family that no wallet is connected in has no account, though another family has', async () => {
  const { client } = pageClient({ networks: [mainnet, solanaDevnet] })
  const { current } = drawHook(client, () => useFoyerAccount())
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  await expect.poll(() => current().isConnected).toBe(true)
  await switchChain(client, { network: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' })
  await expect.poll(current).toEqual(none)
})

test('it renders again for what it returns, and for nothing else that happens to wallets', async () => {
  const { client, adapter } = pageClient()
  const { current, results } = drawHook(client, () => useFoyerAccount())
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  await expect.poll(() => current().isConnected).toBe(true)
  const before = results.length
  const { pending, session, wallets } = adapter.emitter()
  wallets([fakeConnector(), fakeConnector({ id: 'test.bramble', name: 'Bramble' })])
  pending(1)
  session('test.kestrel', fakeSession())
  await reconnect(client)
  await switchChain(client, { network: 'eip155:10' })
  session('test.kestrel', fakeSession({ caipNetworkId: 'eip155:10' }))
  await expect.poll(() => current().caipAddress).toBe(`eip155:10:${fakeAddress}`)
  // Strict mode renders twice each time.
  expect(results.length - before).toBe(2)
})
