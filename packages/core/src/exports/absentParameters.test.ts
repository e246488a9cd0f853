import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { startClient } from '../startClient.js'
import { createTestClient } from '../testing/createTestClient.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'
import { updateEmail } from './index.js'
import { sendTransfer } from './send.js'
import { revokePermissions } from './sessions.js'

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
