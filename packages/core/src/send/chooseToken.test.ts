import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'
import { chooseToken } from './chooseToken.js'
import { openSend } from './openSend.js'
import { typeRecipient } from './typeRecipient.js'

const ann = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const coin = {
  ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 0 },
  quantity: { decimals: '18', numeric: '1' },
}

test('a receiver that is typed before the tokens are there is found all the same', async () => {
  const adapter = fakeAdapter({ callNetwork: async () => '0x' })
  const client = createTestClient({ networks: [testNetwork(1)], adapters: [adapter] })
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
  })
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  openSend(client)
  const typed = typeRecipient(client, { text: ann })
  // The node says nothing of use: the token of the list stands.
  chooseToken(client, coin).catch(() => {})
  await typed
  expect(client.store.getState().send.draft).toMatchObject({
    token: { symbol: 'ETH' },
    recipient: { status: 'found', address: ann },
  })
})
