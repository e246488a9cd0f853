import { closeBuy, openBuy } from '@foyer/core/buy'
import { expect, test } from 'vitest'
import { purchase } from '../testing/buyDraft.js'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useFoyerBuy } from './useFoyerBuy.js'

test('nothing is put together until a purchase is begun, which takes a wallet', async () => {
  const { client } = pageClient()
  const { current } = drawHook(client, useFoyerBuy)
  const none = { draft: undefined, page: undefined, purchases: [] }
  expect(current()).toEqual(none)
  await expect(openBuy(client)).rejects.toMatchObject({ code: 'connector_not_connected' })
  closeBuy(client)
  await expect.poll(current).toEqual(none)
  client.store.setState({ buy: { purchases: [purchase] } })
  await expect.poll(() => current().purchases).toEqual([purchase])
})
