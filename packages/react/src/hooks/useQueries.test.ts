import type { Balance } from '@foyer/core'
import { expect, onTestFinished, test } from 'vitest'
import { connectedClient } from '../testing/connectedClient.js'
import { shownHook } from '../testing/shownHook.js'
import { useFoyerBalance } from './useFoyerBalance.js'

const ether = (amount: bigint): Balance => ({ amount, decimals: 18, symbol: 'ETH' })

test('code that did not arrive is an error, and refetch loads it', async () => {
  const { client } = await connectedClient(onTestFinished, { answer: async () => ether(1n) })
  const { load } = client.queries
  let isDown = true
  Object.assign(client.queries, {
    load: () => (isDown ? Promise.reject(new Error('no chunk')) : load()),
  })
  const { current } = shownHook(onTestFinished, client, useFoyerBalance)
  await expect.poll(() => current()?.status).toBe('error')
  expect(current()).toMatchObject({ isLoadingError: true, data: undefined, fetchStatus: 'idle' })
  isDown = false
  void current()?.refetch()
  await expect.poll(() => current()?.data).toEqual(ether(1n))
})
