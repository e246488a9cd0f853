import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { startClient } from '../startClient.js'
import { createTestClient } from '../testing/createTestClient.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'
import { typeBuyAmount } from './buy.js'
import { updateEmail } from './index.js'
import { typeName } from './names.js'
import {
  listSendTokens,
  openSend,
  sendTransfer,
  typeAmount,
  typeMemo,
  typeRecipient,
} from './send.js'
import { revokePermissions } from './sessions.js'
import { typeSwapAmount } from './swap.js'

async function connected() {
  const client = createTestClient({ adapters: [fakeAdapter()] })
  onTestFinished(startClient(client))
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  return client
}

/** What a page gives that has no value yet, or one of another kind. */
const values = [undefined, null, 7] as never[]

test.each(values)('a receiver that is %s is refused by its code', async (to) => {
  await expect(sendTransfer(await connected(), { to, amount: 1n })).rejects.toMatchObject({
    code: 'amount_and_receiver_required',
  })
})

test.each(values)('a key that is %s is not known', async (pci) => {
  await expect(revokePermissions(await connected(), { pci })).rejects.toMatchObject({
    code: 'session_unknown',
  })
})

test.each(values)('an address of e-mail that is %s is none', async (email) => {
  await expect(updateEmail(await connected(), { email })).rejects.toMatchObject({
    code: 'email_invalid',
  })
})

test.each(values)('a typed text that is %s counts as none', async (text) => {
  const client = await connected()
  await openSend(client)
  typeAmount(client, { text })
  typeMemo(client, { text })
  await typeRecipient(client, { text })
  const draft = { amount: { text: '' }, memo: '', recipient: { text: '', status: 'empty' } }
  expect(client.store.getState().send.draft).toMatchObject(draft)
  typeSwapAmount(client, { text })
  typeBuyAmount(client, { text })
  await typeName(client, { text })
  expect(await listSendTokens(client, { search: text })).toEqual(await listSendTokens(client))
})
