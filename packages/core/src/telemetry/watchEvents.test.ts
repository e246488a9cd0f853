import { expect, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { startClient } from '../startClient.js'
import { createTestClient } from '../testing/createTestClient.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'
import { watchEvents } from './watchEvents.js'

test('a listener that fails is logged, and neither the wallet nor other listeners notice', async () => {
  const logged: unknown[] = []
  const client = createTestClient(
    { adapters: [fakeAdapter()] },
    { log: (error) => void logged.push(error) },
  )
  const stop = startClient(client)
  await client.handles.wake?.()
  const failure = new Error('of the host')
  const heard: string[] = []
  watchEvents(client, () => {
    throw failure
  })
  watchEvents(client, ({ data }) => heard.push(data.event))
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  await disconnect(client)
  expect(heard).toEqual(['CONNECT_SUCCESS', 'DISCONNECT_SUCCESS'])
  expect(logged).toEqual([failure, failure])
  stop()
})
