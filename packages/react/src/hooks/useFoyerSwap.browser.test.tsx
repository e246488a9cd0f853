import type { SentTransfer } from '@foyer/core/send'
import { closeSwap, openSwap } from '@foyer/core/swap'
import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useFoyerSwap } from './useFoyerSwap.js'

test('nothing is put together until a swap is begun, which takes a wallet', async () => {
  const { client } = pageClient()
  const { current } = drawHook(client, useFoyerSwap)
  expect(current()).toEqual({ draft: undefined, terms: undefined, swaps: [] })
  await expect(openSwap(client)).rejects.toMatchObject({ code: 'connector_not_connected' })
  closeSwap(client)
  expect(current()).toEqual({ draft: undefined, terms: undefined, swaps: [] })
})

test('those that were sent are swaps alone', async () => {
  const { client } = pageClient()
  const { current } = drawHook(client, useFoyerSwap)
  const sent: SentTransfer = {
    hash: '0x1',
    caipNetworkId: 'eip155:1',
    from: '0x2',
    to: '0x3',
    symbol: 'ETH',
    amount: '1',
    at: 1,
    status: 'final',
    looks: 1,
  }
  const swap = { symbol: 'MUSD', decimals: 6, quoted: '2', least: '1.9', received: '2' }
  client.store.setState({ send: { sent: [sent, { ...sent, hash: '0x4', swap }] } })
  await expect.poll(() => current().swaps.map(({ hash }) => hash)).toEqual(['0x4'])
})
