import { expect, test } from 'vitest'
import { adaptersOf } from './adaptersOf.js'
import { connect } from './connection/connect.js'
import { disconnect } from './connection/disconnect.js'
import { getConnectionStatus } from './connection/state.js'
import { closeModal } from './modal/closeModal.js'
import { openModal } from './modal/openModal.js'
import { startClient } from './startClient.js'
import { createTestClient } from './testing/createTestClient.js'
import { fakeAdapter } from './testing/fakeAdapter.js'

const kestrel = { connectorId: 'test.kestrel', namespace: 'eip155' } as const

/** A client that runs, whose host listens to the state and throws. Others listen before and after it. */
async function failingListener() {
  const failure = new Error('of the host')
  const client = createTestClient({ adapters: [fakeAdapter()] })
  const heard: string[] = []
  const listen = (name: string) => client.store.subscribe(() => void heard.push(name))
  const ends = [
    listen('before'),
    client.store.subscribe(() => {
      throw failure
    }),
    startClient(client),
    listen('after'),
  ]
  await client.handles.wake?.()
  heard.length = 0
  return { client, failure, heard, ends }
}

test('a listener to the state that throws is logged, and no other notices', async () => {
  const { client, failure, heard } = await failingListener()
  client.store.setState({})
  expect(heard).toEqual(['before', 'after'])
  expect(client.logged.at(-1)).toBe(failure)
})

test('actions go to their end though a listener throws', async () => {
  const { client } = await failingListener()
  await openModal(client)
  await connect(client, kestrel)
  const { connection, modal } = client.store.getState()
  expect(getConnectionStatus(connection)).toBe('connected')
  expect(modal.open).toBe(false)
  await openModal(client)
  closeModal(client)
  expect(client.store.getState().modal.open).toBe(false)
  await disconnect(client)
  expect(getConnectionStatus(client.store.getState().connection)).toBe('disconnected')
})

test('a client is destroyed to its end though a listener throws', async () => {
  const { client } = await failingListener()
  let destroyed = 0
  for (const adapter of adaptersOf(client).values()) {
    const { destroy } = adapter
    const noted = () => {
      destroyed += 1
      destroy()
    }
    Object.assign(adapter, { destroy: noted })
  }
  client.destroy()
  expect(destroyed).toBe(1)
})

test('a listener that was taken away is not called', async () => {
  const { client, heard, ends } = await failingListener()
  for (const end of ends) end()
  const logged = client.logged.length
  client.store.setState({})
  expect(heard).toEqual([])
  expect(client.logged).toHaveLength(logged)
})
