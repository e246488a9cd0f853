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
