import { closeModal } from '@foyer/core'
import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useFoyerPay } from './useFoyerPay.js'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('a payment stands in the result while it is open, and how it ended after', async () => {
  const { client } = pageClient()
  const { current } = drawHook(client, useFoyerPay)
  expect(current()).toMatchObject({ status: 'idle', payment: undefined })
  const network = client.store.getState().network.networks[0]?.caipNetworkId ?? 'eip155:1'
  current().pay({ network, amount: '0.25', to })
  await expect.poll(() => current().payment).toMatchObject({ amount: '0.25', status: 'initiated' })
  closeModal(client)
  await expect.poll(() => current().error).toMatchObject({ code: 'user_rejected' })
  expect(current().payment).toBeUndefined()
})

test('a request that is none is refused before anything opens', async () => {
  const { current } = drawHook(pageClient().client, useFoyerPay)
  await expect(
    current().payAsync({ network: 'eip155:123456', amount: '1', to }),
  ).rejects.toMatchObject({ code: 'chain_not_configured' })
})
