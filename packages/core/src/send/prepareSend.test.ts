import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'
import { chooseToken } from './chooseToken.js'
import { confirmSend } from './confirmSend.js'
import { openSend } from './openSend.js'
import { prepareSend } from './prepareSend.js'
import { typeAmount } from './typeAmount.js'
import { typeRecipient } from './typeRecipient.js'

const ann = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const coin = {
  ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 0 },
  quantity: { decimals: '18', numeric: '1' },
}
const answers: Record<string, unknown> = {
  ...{ eth_getBalance: '0xde0b6b3a7640000', eth_estimateGas: '0x5208', eth_gasPrice: '0x1' },
  ...{ eth_call: '0x', eth_getCode: '0x', eth_getBlockByNumber: { baseFeePerGas: '0x1' } },
}

/** A transfer of a tenth of an ether; `hold` has the node wait with what an account has. */
async function begun() {
  let answer = () => {}
  let held: Promise<void> | undefined
  const adapter = fakeAdapter({
    callNetwork: async ({ call: { method } }) => {
      if (method === 'eth_getBalance') await held
      if (answers[method] === undefined) throw { code: -32_601, message: 'no' }
      return answers[method]
    },
  })
  const client = createTestClient({ networks: [testNetwork(1)], adapters: [adapter] })
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
  })
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  openSend(client)
  await chooseToken(client, coin)
  await typeRecipient(client, { text: ann })
  typeAmount(client, { text: '0.1' })
  const hold = () => {
    held = new Promise((resolve) => {
      answer = resolve
    })
  }
  return { client, hold, answer: () => answer(), draft: () => client.store.getState().send.draft }
}

test('a balance that arrives while the preview is made leaves it alone', async () => {
  const { client, hold, answer, draft } = await begun()
  hold()
  // Read once more, as on a return to the view; it is the same token with what it has now.
  const read = chooseToken(client, coin)
  const prepared = prepareSend(client)
  answer()
  await read
  await expect(prepared).resolves.toMatchObject({ to: ann, amount: 10n ** 17n })
  expect(draft()).toMatchObject({ status: 'prepared', preview: { to: ann } })
})

test('a token that the network counts in another way drops the preview that is made', async () => {
  const { client, draft } = await begun()
  const listed = { ...coin, quantity: { decimals: '6', numeric: '1' } }
  const read = chooseToken(client, listed)
  const prepared = prepareSend(client)
  await expect(prepared).rejects.toMatchObject({ code: 'send_changed' })
  await read
  expect(draft()?.status).not.toBe('preparing')
  await prepareSend(client)
  expect(draft()).toMatchObject({ status: 'prepared', preview: { amount: 10n ** 17n } })
})

test('an account that is gone when the preview is made or sent is what the draft says', async () => {
  for (const step of [prepareSend, confirmSend]) {
    const { client, draft } = await begun()
    if (step === confirmSend) await prepareSend(client)
    await disconnect(client)
    const failure = { code: 'connector_not_connected' }
    await expect(step(client)).rejects.toMatchObject(failure)
    expect(draft()).toMatchObject({ status: 'failed', preview: undefined, failure })
  }
})
