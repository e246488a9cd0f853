import { expect, test } from 'vitest'
import * as names from './index.js'

test('the public names are these', () => {
  expect(Object.keys(names).sort()).toMatchInlineSnapshot(`
    [
      "RpcError",
      "bramble",
      "createBitcoinWallet",
      "createCosmosWallet",
      "createPolkadotWallet",
      "createSolanaWallet",
      "createWallet",
      "drumlin",
      "hostile",
      "hostileBitcoin",
      "hostileCosmos",
      "hostilePolkadot",
      "hostileSolana",
      "hummock",
      "install",
      "keplr",
      "kestrel",
      "saltbox",
      "tussock",
    ]
  `)
})
