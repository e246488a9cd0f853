import { connect } from '@foyer/core'
import { fakeAddress, fakeSession } from '@foyer/core/testing'
import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useAccountInUse } from './useAccountInUse.js'

const kestrel = { connectorId: 'test.kestrel', namespace: 'eip155' } as const

test('a connected account comes with the parameters of its balance', async () => {
  const { client, adapter } = pageClient()
  const { current } = drawHook(client, () => useAccountInUse())
  expect(current()).toBeUndefined()
  await connect(client, kestrel)
  const caipAddress = `eip155:1:${fakeAddress}`
  await expect.poll(current).toMatchObject({
    namespace: 'eip155',
    address: fakeAddress,
    caipAddress,
    pending: 0,
    balanceOf: { caipAddress, caipNetworkId: 'eip155:1' },
  })
  adapter.emitter().pending(2)
  await expect.poll(() => current()?.pending).toBe(2)
})

test('on a network that the host did not configure there is no balance to read', async () => {
  const { client } = pageClient({
    wallet: { connect: async () => fakeSession({ caipNetworkId: 'eip155:99' }) },
  })
  const { current } = drawHook(client, () => useAccountInUse())
  await connect(client, kestrel)
  await expect.poll(() => current()?.address).toBe(fakeAddress)
  expect(current()?.balanceOf).toBeUndefined()
})

test('of a chain family that is not connected there is none', async () => {
  const { client } = pageClient()
  const { current } = drawHook(client, () => useAccountInUse('solana'))
  await connect(client, kestrel)
  expect(current()).toBeUndefined()
})
