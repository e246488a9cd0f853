import { expect, onTestFinished, test } from 'vitest'
import { connectedClient } from '../testing/connectedClient.js'
import { shownHook } from '../testing/shownHook.js'
import { useBalancesOf } from './useBalancesOf.js'

test('without an account nothing is read', async () => {
  const { client } = await connectedClient(onTestFinished)
  const { current } = shownHook(onTestFinished, client, () => useBalancesOf(undefined))
  await expect.poll(current).toMatchObject({ isPending: true, fetchStatus: 'idle' })
  expect(client.queries.current()).toBeUndefined()
})
