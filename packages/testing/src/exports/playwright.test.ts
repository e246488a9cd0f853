import { expect, test } from 'vitest'
import * as names from './playwright.js'

test('the public names are these', () => {
  expect(Object.keys(names).sort()).toMatchInlineSnapshot(`
    [
      "driveBitcoinWallet",
      "driveCosmosWallet",
      "drivePolkadotWallet",
      "driveSolanaWallet",
      "driveWallet",
      "installScript",
      "installWallets",
    ]
  `)
})
