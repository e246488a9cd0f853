import { afterEach, expect, test } from 'vitest'
import {
  events,
  openPaired,
  type PairingBrowser,
} from '../pairing/fixtures/createPairingBrowser.js'
import { sendTransaction } from './sendTransaction.js'
import { signMessage } from './signMessage.js'
import { signTypedData } from './signTypedData.js'

const address = `0x${'1'.repeat(40)}`
const typedData = { domain: {}, types: {}, primaryType: 'Order', message: {} }
const browsers: PairingBrowser[] = []
afterEach(() => {
  for (const browser of browsers.splice(0)) browser.end()
})

/** What a wallet of EVM networks grants that takes these requests. */
const granting = (...methods: readonly string[]) => ({
  eip155: { accounts: [`eip155:1:${address}`], methods, events },
})

async function paired(...methods: readonly string[]) {
  const found = await openPaired(granting(...methods))
  browsers.push(found.browser)
  const offered = () => found.state().connection.byNamespace.eip155?.features
  return { ...found, offered }
}

test('a session without typed data lacks it, and no request is made for it', async () => {
  const { client, offered, wallet } = await paired('personal_sign')
  expect(offered()).toEqual(['signMessage'])
  const signed = signTypedData(client, { typedData })
  await expect(signed).rejects.toMatchObject({ code: 'unsupported_chain' })
  const sent = sendTransaction(client, { to: '0x', value: 1n })
  await expect(sent).rejects.toMatchObject({ code: 'action_not_allowed' })
  const signing = signMessage(client, { message: 'hello' })
  const asked = await wallet.answer({ result: '0x01' })
  expect(asked.params).toMatchObject({ request: { method: 'personal_sign' } })
  await expect(signing).resolves.toBe('0x01')
})

test('a session that is widened later has what it lacked', async () => {
  const { client, offered, session, wallet } = await paired('personal_sign')
  const namespaces = granting('personal_sign', 'eth_signTypedData_v4')
  await wallet.call(session, 'wc_sessionUpdate', { namespaces })
  await expect.poll(offered).toEqual(['signMessage', 'signTypedData'])
  const signing = signTypedData(client, { typedData })
  await wallet.answer({ result: '0x02' })
  await expect(signing).resolves.toBe('0x02')
})
