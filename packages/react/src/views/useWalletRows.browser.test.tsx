import { fakeConnector } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useWalletRows } from './useWalletRows.js'

const connectors = Array.from({ length: 40 }, (_, at) =>
  fakeConnector({ id: `test.${at}`, rdns: `test${at}.wallet${at}`, name: `Wallet ${at}` }),
)

/** How many of forty installed wallets are listed. */
function countRows(allWallets: 'SHOW' | 'HIDE') {
  const { client } = pageClient({ allWallets, wallet: { connectors } })
  const { current } = drawHook(client, useWalletRows)
  return () => current().length
}

test('every wallet is listed, unless there is a way to all of them', async () => {
  await expect.poll(countRows('HIDE')).toBe(40)
  await expect.poll(countRows('SHOW')).toBe(30)
})
