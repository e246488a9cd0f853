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
      "useFoyer",
      "useFoyerAccount",
      "useFoyerAction",
      "useFoyerActivity",
      "useFoyerBalance",
      "useFoyerBalances",
      "useFoyerBuy",
      "useFoyerClient",
      "useFoyerConnections",
      "useFoyerDisconnect",
      "useFoyerEvents",
      "useFoyerInfiniteQuery",
      "useFoyerNetwork",
      "useFoyerNfts",
      "useFoyerPay",
      "useFoyerProvider",
      "useFoyerQuery",
      "useFoyerSelector",
      "useFoyerSend",
      "useFoyerSession",
      "useFoyerSmartSessions",
      "useFoyerState",
      "useFoyerSwap",
      "useFoyerTheme",
      "useFoyerWalletInfo",
    ]
  `)
})
