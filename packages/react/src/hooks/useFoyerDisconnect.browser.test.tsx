import { connect, getConnectionStatus } from '@foyer/core'
import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useFoyerDisconnect } from './useFoyerDisconnect.js'

const kestrel = { connectorId: 'test.kestrel', namespace: 'eip155' } as const

test('the connection ends, at the wallet too', async () => {
  const { client, adapter } = pageClient()
  const { current } = drawHook(client, useFoyerDisconnect)
  await connect(client, kestrel)
  await expect(current().disconnect({ namespace: 'eip155' })).resolves.toBeUndefined()
  expect(getConnectionStatus(client.store.getState().connection)).toBe('disconnected')
  expect(adapter.calls).toContain('disconnect test.kestrel')
})

test('without a connection it rejects', async () => {
  const { current } = drawHook(pageClient().client, useFoyerDisconnect)
  await expect(current().disconnect()).rejects.toMatchObject({ code: 'connector_not_connected' })
})

test('a wallet that fails to end its side is disconnected here all the same', async () => {
  const { client } = pageClient({
    wallet: { disconnect: () => Promise.reject(new Error('The wallet failed')) },
  })
  const { current } = drawHook(client, useFoyerDisconnect)
  await connect(client, kestrel)
  await expect(current().disconnect({ namespace: 'eip155' })).rejects.toMatchObject({
    code: 'disconnect_chain_failed',
  })
  expect(getConnectionStatus(client.store.getState().connection)).toBe('disconnected')
})
