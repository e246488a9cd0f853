import { connect } from '@foyer/core'
import { fakeSession } from '@foyer/core/testing'
import { FoyerError } from '@foyer/protocol'
import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useFoyerNetwork } from './useFoyerNetwork.js'

const kestrel = { connectorId: 'test.kestrel', namespace: 'eip155' } as const

test('without a wallet the choice holds at once', async () => {
  const { client, adapter } = pageClient()
  const { current } = drawHook(client, useFoyerNetwork)
  expect(current()).toMatchObject({ caipNetworkId: 'eip155:1', chainId: 1 })
  await current().switchChain('eip155:10')
  await expect.poll(() => current().network?.name).toBe('Network 10')
  expect(current()).toMatchObject({ caipNetworkId: 'eip155:10', chainId: 10 })
  expect(adapter.calls).not.toContain('switchChain test.kestrel')
})

test('a connected wallet is asked, without the modal, and its refusal leaves the network', async () => {
  const { client, adapter } = pageClient({
    wallet: { switchChain: () => Promise.reject(new FoyerError('user_rejected')) },
  })
  const { current } = drawHook(client, useFoyerNetwork)
  await connect(client, kestrel)
  await expect(current().switchChain('eip155:10')).rejects.toMatchObject({ code: 'user_rejected' })
  expect(adapter.calls).toContain('switchChain test.kestrel')
  expect(current().caipNetworkId).toBe('eip155:1')
  expect(client.store.getState().modal.open).toBe(false)
})

test('a network that the host did not configure has its number alone', async () => {
  const { client } = pageClient({
    wallet: { connect: async () => fakeSession({ caipNetworkId: 'eip155:99' }) },
    allowUnsupportedChain: true,
  })
  const { current } = drawHook(client, useFoyerNetwork)
  await connect(client, kestrel)
  await expect.poll(current).toMatchObject({ caipNetworkId: 'eip155:99', chainId: 99 })
  expect(current().network).toBeUndefined()
  await expect(current().switchChain('eip155:98')).rejects.toMatchObject({
    code: 'chain_not_configured',
  })
})
