import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { openSend } from '../send/openSend.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter, fakeAddress } from '../testing/fakeAdapter.js'
import { enterRecipient } from './enterRecipient.js'

const receiver = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const coin = {
  ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 2000, value: 2000 },
  quantity: { decimals: '18', numeric: '1' },
}

/** A transfer on network 1, of an account with one ether and nothing else. */
async function begun() {
  const adapter = fakeAdapter({
    getAssets: async () => [coin],
    callNetwork: async ({ call: { method } }) =>
      method === 'eth_getBalance' ? '0xde0b6b3a7640000' : '0x',
  })
  const networks = [testNetwork(1), testNetwork(10)] as const
  const client = createTestClient({ adapters: [adapter], networks })
  onTestFinished(client.destroy)
  startClient(client)
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  openSend(client)
  return { client, draft: () => client.store.getState().send.draft }
}

test('a payment link is taken over with its token, amount and receiver', async () => {
  const { client, draft } = await begun()
  const text = `ethereum:${receiver}@1?value=2.5e17`
  expect(await enterRecipient(client, { text })).toBeUndefined()
  expect(draft()).toMatchObject({
    token: { symbol: 'ETH' },
    amount: { text: '0.25', units: 25n * 10n ** 16n },
    recipient: { status: 'found', via: 'link', address: receiver },
  })
})

test('a link that is read to its end after the user typed on changes nothing', async () => {
  const { client, draft } = await begun()
  const links = [`ethereum:${receiver}@1?value=1`, `ethereum:${receiver}@10?value=1`]
  for (const text of links) {
    const read = enterRecipient(client, { text })
    await enterRecipient(client, { text: fakeAddress })
    expect(await read).toBeUndefined()
    expect(draft()).toMatchObject({
      recipient: { text: fakeAddress, status: 'found' },
      amount: { text: '' },
    })
  }
})

test.each([
  ['otherNetwork', `ethereum:${receiver}@10?value=1`],
  ['otherNetwork', 'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['otherToken', `ethereum:${fakeAddress}@1/transfer?address=${receiver}&uint256=1`],
  ['call', `ethereum:${fakeAddress}@1/approve?address=${receiver}&uint256=1`],
  ['recipient', `ethereum:${receiver.replace('3C', '3c')}@1`],
])('a link is refused as %s, and leaves no address: %s', async (fault, text) => {
  const { client, draft } = await begun()
  expect(await enterRecipient(client, { text })).toBe(fault)
  expect(draft()).toMatchObject({ recipient: { text, status: 'invalid' } })
  expect(draft()?.recipient.address).toBeUndefined()
})
