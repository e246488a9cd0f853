import { closeModal, connect, disconnect, openModal, switchChain } from '@foyer/core'
import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useFoyerState } from './useFoyerState.js'

test('modal, connection and network are told as they change', async () => {
  let approve = () => {}
  const session = {
    accounts: [{ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', type: 'eoa' }],
    caipNetworkId: 'eip155:1',
  } as const
  const { adapter, client } = pageClient({
    wallet: {
      connect: () =>
        new Promise((resolve) => {
          approve = () => resolve(session)
        }),
    },
  })
  const { current } = drawHook(client, useFoyerState)
  const before = {
    open: false,
    status: 'disconnected',
    activeNamespace: 'eip155',
    selectedNetworkId: 'eip155:1',
  }
  expect(current()).toEqual(before)
  openModal(client)
  await expect.poll(current).toEqual({ ...before, open: true })
  closeModal(client)
  await expect.poll(current).toEqual(before)
  const connected = connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  await expect.poll(() => current().status).toBe('connecting')
  await expect.poll(() => adapter.calls).toContain('connect test.kestrel')
  approve()
  await connected
  await expect.poll(() => current().status).toBe('connected')
  await switchChain(client, { network: 'eip155:10' })
  await expect.poll(() => current().selectedNetworkId).toBe('eip155:10')
  await disconnect(client)
  await expect.poll(() => current().status).toBe('disconnected')
})
