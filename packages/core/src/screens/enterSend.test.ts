import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { closeSend } from '../send/closeSend.js'
import { openSend } from '../send/openSend.js'
import { typeAmount } from '../send/typeAmount.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'
import { enterRecipient } from './enterRecipient.js'
import { enterSend } from './enterSend.js'

const given = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const typed = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const coin = {
  ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 2000, value: 2000 },
  quantity: { decimals: '18', numeric: '1' },
}

/** A wallet whose tokens are listed once the test says so. */
async function begun() {
  let list = () => {}
  const listed = new Promise<void>((resolve) => {
    list = resolve
  })
  const adapter = fakeAdapter({
    getAssets: async () => {
      await listed
      return [coin]
    },
    callNetwork: async ({ call: { method } }) =>
      method === 'eth_getBalance' ? '0xde0b6b3a7640000' : '0x',
  })
  const client = createTestClient({ adapters: [adapter], networks: [testNetwork(1)] })
  onTestFinished(client.destroy)
  startClient(client)
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  return { client, list, draft: () => client.store.getState().send.draft }
}

test('what it is opened with stands there before the tokens are listed', async () => {
  const { client, list, draft } = await begun()
  const entered = enterSend(client, { to: given, amount: '0.5' })
  expect(draft()).toMatchObject({ recipient: { text: given }, amount: { text: '0.5' } })
  list()
  await entered
  expect(draft()).toMatchObject({
    token: { symbol: 'ETH' },
    recipient: { status: 'found', address: given },
    amount: { units: 5n * 10n ** 17n },
  })
})

test('what the user writes until the tokens are listed stays', async () => {
  const { client, list, draft } = await begun()
  const entered = enterSend(client, { to: given, amount: '0.5' })
  typeAmount(client, { text: '0.1' })
  const written = enterRecipient(client, { text: typed })
  list()
  await Promise.all([entered, written])
  expect(draft()).toMatchObject({
    recipient: { text: typed, address: typed },
    amount: { text: '0.1', units: 10n ** 17n },
  })
})

test('a transfer that is begun meanwhile is another one', async () => {
  const { client, list, draft } = await begun()
  const entered = enterSend(client, { to: given, amount: '0.5' })
  closeSend(client)
  openSend(client)
  list()
  await entered
  expect(draft()).toMatchObject({
    ...{ token: undefined, recipient: { status: 'empty' }, amount: { text: '' } },
  })
})

test('a payment link that is read to its end after another transfer was begun changes nothing', async () => {
  const { client, list, draft } = await begun()
  openSend(client)
  const taken = enterRecipient(client, { text: `ethereum:${given}@1?value=1` })
  openSend(client)
  list()
  await taken
  expect(draft()).toMatchObject({
    ...{ token: undefined, recipient: { status: 'empty' }, amount: { text: '' } },
  })
})
