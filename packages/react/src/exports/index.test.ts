import { expect, test } from 'vitest'
import * as surface from './index.js'

test('the public names', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
    [
      "AccountButton",
      "ConnectButton",
      "FoyerButton",
      "FoyerModal",
      "FoyerProvider",
      "NetworkButton",
      "useAction",
      "useClient",
      "useDisconnect",
      "useFoyer",
      "useFoyerAccount",
      "useFoyerActivity",
      "useFoyerBalance",
      "useFoyerBalances",
      "useFoyerEvents",
      "useFoyerNetwork",
      "useFoyerNfts",
      "useFoyerProvider",
      "useFoyerState",
      "useFoyerTheme",
      "useRead",
      "useSelect",
      "useWalletInfo",
    ]
  `)
})
