import { describe, expect, test } from 'vitest'
import { createFoyer } from './createFoyer.js'
import { metadataOf } from './metadataOf.js'
import type { FoyerOptions } from './options.js'
import { testNetwork } from './testing/createTestClient.js'

const make = (options: object) =>
  createFoyer({ projectId: 'test', networks: [testNetwork(1)], ...options } as FoyerOptions)

describe('defaults', () => {
  test('are as specified', () => {
    const client = make({ enableEmbedded: undefined })
    expect(client.store.getState().theme.mode).toBe('dark')
    expect(client.options).toMatchObject({
      allWallets: 'SHOW',
      enableEIP6963: true,
      enableNetworkSwitch: true,
      enableEmbedded: false,
      allowUnsupportedChain: false,
    })
    expect(client.store.getState().account.preferredTypes).toMatchObject({
      eip155: 'smartAccount',
      bip122: 'payment',
      solana: 'eoa',
    })
  })

  test('a client is made without a window, and its metadata is empty there', () => {
    expect(metadataOf(make({ metadata: { name: 'Shop' } }))).toEqual({
      name: 'Shop',
      description: '',
      url: '',
      icons: [],
    })
  })
})

test.each(['https://node.example/v2/key?a=b', 'http://127.0.0.1:8545', '/rpc'])(
  'a network may be asked at %s',
  (url) => {
    expect(make({ customRpcUrls: { 'eip155:1': [{ url }] } }).options.customRpcUrls).toEqual({
      'eip155:1': [{ url }],
    })
  },
)

test.each([
  [undefined, undefined],
  ['https://foyer.example/', 'https://foyer.example'],
  [{ url: 'http://localhost:8787/api' }, 'http://localhost:8787/api'],
  ['/foyer', '/foyer'],
  ['/', ''],
])('the server %j is asked at %j', (server, base) => {
  expect(make({ server }).options.server).toBe(base)
})
