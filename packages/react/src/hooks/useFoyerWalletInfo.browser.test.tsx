import { connect, disconnect } from '@foyer/core'
import { fakeConnector } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useFoyerWalletInfo } from './useFoyerWalletInfo.js'

const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
const kestrel = { connectorId: 'test.kestrel', namespace: 'eip155' } as const
const wallet = { connectors: [fakeConnector({ imageUrl: picture })] }

test('the connected wallet has its name and picture, and is gone with the connection', async () => {
  const { client } = pageClient({ wallet })
  const { current } = drawHook(client, () => useFoyerWalletInfo())
  expect(current()).toBeUndefined()
  await connect(client, kestrel)
  await expect.poll(current).toEqual({
    id: 'test.kestrel',
    name: 'Kestrel',
    icon: picture,
    type: 'ANNOUNCED',
    rdns: 'test.kestrel',
  })
  await disconnect(client)
  await expect.poll(current).toBeUndefined()
})

test('the host’s picture of a wallet comes before its own', async () => {
  const { client } = pageClient({ wallet, connectorImages: { 'test.kestrel': '/kestrel.svg' } })
  const { current } = drawHook(client, () => useFoyerWalletInfo({ namespace: 'eip155' }))
  await connect(client, kestrel)
  await expect.poll(() => current()?.icon).toBe('/kestrel.svg')
})

test('a wallet that is remembered and not found keeps its name', async () => {
  const { client, adapter } = pageClient({ wallet })
  const { current } = drawHook(client, () => useFoyerWalletInfo())
  await connect(client, kestrel)
  adapter.emitter().wallets([])
  await expect.poll(() => current()?.type).toBeUndefined()
  expect(current()?.name).toBe('Kestrel')
})

/** React has drawn what a change of the state calls for. */
const turn = () => new Promise((resolve) => setTimeout(resolve))

test('it renders again for what it returns, and for nothing else that happens to wallets', async () => {
  const { client, adapter } = pageClient({ wallet })
  const { current, results } = drawHook(client, () => useFoyerWalletInfo())
  await connect(client, kestrel)
  await expect.poll(() => current()?.name).toBe('Kestrel')
  const before = results.length
  const { pending, wallets } = adapter.emitter()
  pending(1)
  await turn()
  wallets([...wallet.connectors, fakeConnector({ id: 'test.bramble', name: 'Bramble' })])
  await turn()
  wallets([fakeConnector({ name: 'Kestrel II' })])
  await expect.poll(() => current()?.name).toBe('Kestrel II')
  // Strict mode renders twice each time.
  expect(results.length - before).toBe(2)
})
