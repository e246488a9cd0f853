import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useFoyerSend } from './useFoyerSend.js'

test('without a wallet a transfer is refused, and the reason stands in the result', async () => {
  const { current } = drawHook(pageClient().client, useFoyerSend)
  expect(current()).toMatchObject({ status: 'idle', transfers: [] })
  current().send({ to: '0x1', amount: 1n })
  await expect.poll(() => current().error).toMatchObject({ code: 'connector_not_connected' })
  await expect(current().sendAsync({ to: '0x1', amount: 1n })).rejects.toMatchObject({
    code: 'connector_not_connected',
  })
})
