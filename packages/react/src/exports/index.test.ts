import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { connectedClient } from '../testing/connectedClient.js'
import { shownHook } from '../testing/shownHook.js'
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
      "createFoyer",
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

test.each([
  ['useFoyer', surface.useFoyer],
  ['useFoyerAccount', surface.useFoyerAccount],
  ['useFoyerAction', () => surface.useFoyerAction(async () => 'written anew in each render')],
  ['useFoyerBuy', surface.useFoyerBuy],
  ['useFoyerConnections', surface.useFoyerConnections],
  ['useFoyerDisconnect', surface.useFoyerDisconnect],
  ['useFoyerNetwork', surface.useFoyerNetwork],
  ['useFoyerPay', surface.useFoyerPay],
  ['useFoyerSend', surface.useFoyerSend],
  ['useFoyerSession', surface.useFoyerSession],
  ['useFoyerState', surface.useFoyerState],
  ['useFoyerSwap', surface.useFoyerSwap],
  ['useFoyerTheme', surface.useFoyerTheme],
  ['useFoyerWalletInfo', surface.useFoyerWalletInfo],
])('%s returns the same object until something of it changes', async (_, hook) => {
  const { client } = await connectedClient(onTestFinished)
  const { current } = shownHook(onTestFinished, client, () => {
    const [round, draw] = useState(0)
    return { result: hook(), round, draw }
  })
  await expect.poll(() => current()?.round).toBe(0)
  const before = current()
  before?.draw(1)
  await expect.poll(() => current()?.round).toBe(1)
  expect(current()?.result).toBe(before?.result)
})
