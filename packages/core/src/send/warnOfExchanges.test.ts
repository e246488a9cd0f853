import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter, fakeAddress, fakeSession } from '../testing/fakeAdapter.js'
import { openSend } from './openSend.js'
import { sendTransfer } from './sendTransfer.js'
import { typeRecipient } from './typeRecipient.js'

const deposit = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

async function begin(custom: object, customElsewhere: object = {}) {
  const adapter = fakeAdapter({
    callNetwork: async () => '0x',
    connect: async () => fakeSession({ accounts: [{ address: fakeAddress, type: 'eoa' }] }),
  })
  const client = createTestClient({
    networks: [
      testNetwork(1, { custom } as never),
      testNetwork(10, { custom: customElsewhere } as never),
    ],
    adapters: [adapter],
  })
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
  })
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  openSend(client)
  return {
    client,
    async warningsOf(text: string) {
      await typeRecipient(client, { text })
      return client.store.getState().send.draft?.recipient.warnings
    },
  }
}

const listed = { exchanges: [{ address: deposit.toLowerCase(), name: 'Corn Exchange' }] }
const first = { code: 'first_time', mustConfirm: false }

test('an address that the host lists is named as the exchange’s, in any spelling, and no other is', async () => {
  const { warningsOf } = await begin(listed)
  const named = { code: 'exchange', mustConfirm: false, label: 'Corn Exchange' }
  expect(await warningsOf(deposit)).toEqual([named, first])
  expect(await warningsOf(other)).toEqual([first])
})

test('one that is listed of another network alone has to be confirmed', async () => {
  const { client, warningsOf } = await begin({}, listed)
  const warning = { code: 'exchange_elsewhere', mustConfirm: true, label: 'Corn Exchange' }
  expect(await warningsOf(deposit)).toEqual([warning, first])
  await expect(sendTransfer(client, { to: deposit, amount: 1n })).rejects.toMatchObject({
    code: 'receiver_unconfirmed',
    data: { warnings: [warning, first] },
  })
})

test.each([
  ['no list', { exchanges: 'all' }],
  ['entries of another shape', { exchanges: [null, 7, {}, { address: deposit }, { name: 'X' }] }],
  ['an entry without a name', { exchanges: [{ address: deposit, name: '' }] }],
])('%s warns of nothing, and breaks nothing', async (_, custom) => {
  const { warningsOf } = await begin(custom, custom)
  expect(await warningsOf(deposit)).toEqual([first])
})
