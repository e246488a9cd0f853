import { expect, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { embeddedConnectorId } from '../connectorIds.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter, fakeAddress, fakeConnector, fakeSession } from '../testing/fakeAdapter.js'
import { compatibleNetworks } from './compatibleNetworks.js'

async function connected(type: 'eoa' | 'smartAccount', connectorId = 'test.kestrel') {
  const adapter = fakeAdapter({
    connectors: [fakeConnector({ id: connectorId })],
    connect: async () =>
      fakeSession({ accounts: [{ address: fakeAddress, type }], caipNetworkId: 'eip155:10' }),
  })
  const client = createTestClient({
    adapters: [adapter],
    networks: [testNetwork(1), testNetwork(10), testNetwork(8453)],
  })
  startClient(client)
  await connect(client, { connectorId, namespace: 'eip155' })
  client.store.setState(({ embedded }) => ({
    embedded: { ...embedded, smartAccountNetworks: [8453, 10, 5] },
  }))
  const ids = compatibleNetworks(client.store.getState(), 'eip155').map(({ id }) => id)
  client.destroy()
  return ids
}

test('an account of a key receives on every network of its chain family', async () => {
  expect(await connected('eoa')).toEqual([1, 10, 8453])
})

test('a smart account of a login receives where there are smart accounts, in the page’s order', async () => {
  expect(await connected('smartAccount', embeddedConnectorId)).toEqual([10, 8453])
})

test('a smart account of another wallet receives where it is known to exist: on the network in use', async () => {
  expect(await connected('smartAccount')).toEqual([10])
})

test('without an account there is none', () => {
  const client = createTestClient({ networks: [testNetwork(1)] })
  expect(compatibleNetworks(client.store.getState(), 'eip155')).toEqual([])
  client.destroy()
})
