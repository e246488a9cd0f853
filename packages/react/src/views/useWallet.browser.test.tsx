import { fakeConnector } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useWallet } from './useWallet.js'

const heron = { id: 'heron', name: 'Heron', image_url: 'https://a.example/heron.png' }
const stork = { id: 'stork', name: 'Stork', imageUrl: 'https://a.example/stork.png' }

/** What is shown of a wallet where Kestrel is in the page, Stork was used lately, and the host lists Heron. */
function walletOf(id: string, connectorImages: Readonly<Record<string, string>> = {}) {
  const connector = fakeConnector({ imageUrl: 'data:kestrel' })
  const { client } = pageClient({
    customWallets: [heron],
    connectorImages,
    wallet: { connectors: [connector] },
  })
  client.store.setState(({ wallets }) => ({ wallets: { ...wallets, recent: [stork] } }))
  const { current } = drawHook(client, () => useWallet(id, 'eip155'))
  return () => [current().name, current().imageUrl]
}

test('a wallet of the page, one used lately and a listed one each have their name and picture', async () => {
  await expect.poll(walletOf('test.kestrel')).toEqual(['Kestrel', 'data:kestrel'])
  await expect.poll(walletOf('stork')).toEqual(['Stork', stork.imageUrl])
  await expect.poll(walletOf('heron')).toEqual(['Heron', heron.image_url])
})

test('the host’s picture stands above the wallet’s, and an unknown wallet is just that', async () => {
  const images = { 'test.kestrel': 'https://a.example/own.png' }
  await expect.poll(walletOf('test.kestrel', images)).toEqual(['Kestrel', images['test.kestrel']])
  expect(walletOf('crane')()).toEqual(['the wallet', undefined])
})
