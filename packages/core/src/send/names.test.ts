import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Adapter } from '../adapter.js'
import { connect } from '../connection/connect.js'
import { fakeServer } from '../fixtures/fakeServer.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter, fakeAddress, fakeSession } from '../testing/fakeAdapter.js'
import { chooseMax } from './chooseMax.js'
import { chooseToken } from './chooseToken.js'
import { confirmSend } from './confirmSend.js'
import { openSend } from './openSend.js'
import { prepareSend } from './prepareSend.js'
import { resolveName } from './resolveName.js'
import { typeAmount } from './typeAmount.js'
import { typeRecipient } from './typeRecipient.js'

/** A machine that is busy takes its time. */
const slowly = { timeout: 20_000 }

const ann = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const l2 = `${2 ** 31 + 10}`
const coin = { name: 'Ether', symbol: 'ETH', price: 0 } as const
const quantity = { decimals: '18', numeric: '1' }

type Names = Record<string, () => unknown>

/** Methods of which the node knows nothing for now. */
const broken = new Set<string>()

/** The code that every address has on a network, by its chain id. */
const contracts: Record<string, string> = {}

/** What a node says of a network on which nothing happens. */
const answers: Record<string, unknown> = {
  eth_getBalance: '0xde0b6b3a7640000',
  eth_estimateGas: '0x5208',
  eth_gasPrice: '0x1',
  eth_call: '0x',
  eth_getBlockByNumber: { baseFeePerGas: '0x1' },
}

async function begin(
  names: Names,
  sent: unknown[] = [],
  type: 'eoa' | 'smartAccount' = 'eoa',
  calls: Partial<Adapter> = {},
) {
  const profiles = Object.fromEntries(
    Object.entries(names).map(([name, answer]) => [`/v1/profile/account/${name}`, answer]),
  )
  const server = await fakeServer(onTestFinished, {
    ...profiles,
    '/v1/supported-chains': () => ({ http: [], ws: [] }),
    '/node/1': ({ body }) => replyTo(body, '0x1'),
    '/node/10': ({ body }) => replyTo(body, '0xa'),
  })
  const adapter = fakeAdapter({
    connect: async (_, { network }) =>
      fakeSession({
        accounts: [{ address: fakeAddress, type }],
        caipNetworkId: network?.caipNetworkId ?? 'eip155:1',
      }),
  })
  const client = createTestClient({
    networks: [1, 10].map((id) =>
      testNetwork(id, { rpcUrls: { default: { http: [`${server.url}/node/${id}`] } } }),
    ) as never,
    adapters: [
      {
        ...adapter,
        create: (context) => ({
          ...adapter.create(context),
          ...calls,
          async sendTransaction(_, { transaction }) {
            sent.push(transaction)
            return `0x${'1'.repeat(64)}`
          },
        }),
      },
    ],
    server: server.url,
  })
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
  })
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  openSend(client)
  await chooseToken(client, { ...coin, chainId: 'eip155:1', quantity })
  const recipient = () => client.store.getState().send.draft?.recipient
  const typeName = async (text: string) => {
    const typed = typeRecipient(client, { text })
    let isDone = false
    typed.then(() => {
      isDone = true
    })
    await vi.waitUntil(() => {
      client.held.pass(500)
      return isDone
    }, slowly)
  }
  return { client, recipient, type: typeName }
}

function replyTo(body: unknown, chainId: string) {
  const { id, method } = body as { id: number; method: string }
  const here: Record<string, unknown> = {
    ...answers,
    eth_chainId: chainId,
    eth_getCode: contracts[chainId] ?? '0x',
  }
  const result = broken.has(method) ? undefined : here[method]
  if (result === undefined) return { jsonrpc: '2.0', id, error: { code: -32601, message: 'no' } }
  return { jsonrpc: '2.0', id, result }
}

const profile = (name: string, addresses: Record<string, string>) => () => ({
  name,
  registered: null,
  updated: null,
  addresses: Object.fromEntries(
    Object.entries(addresses).map(([coinType, address]) => [coinType, { address }]),
  ),
})

test('a name leads to its address of this network, and to no other', async () => {
  const { recipient, type } = await begin({
    'ann.eth': profile('ann.eth', { '60': ann, [l2]: bob }),
    'elsewhere.eth': profile('elsewhere.eth', { [l2]: ann }),
  })
  await type('ann.eth')
  expect(recipient()).toMatchObject({ status: 'found', via: 'name', name: 'ann.eth', address: ann })
  await type('elsewhere.eth')
  expect(recipient()).toMatchObject({ status: 'unresolved' })
  expect(recipient()?.address).toBeUndefined()
})

describe('a name with an address of Ethereum alone', () => {
  const names = { 'bob.eth': profile('bob.eth', { '60': bob }) }
  const optimism = ({ client }: Awaited<ReturnType<typeof begin>>) => {
    const network = client.store.getState().network.networks.find(({ id }) => id === 10)
    if (!network) throw new Error('The client has no such network.')
    return resolveName(client, { name: 'bob.eth', network })
  }

  test('leads to it on another network, marked, where a key holds it', async () => {
    const found = { address: bob, name: 'bob.eth', isElsewhere: true }
    expect(await optimism(await begin(names))).toEqual(found)
    // What a key delegated is still the key's (EIP-7702).
    contracts['0xa'] = `0xef0100${'ab'.repeat(20)}`
    onTestFinished(() => void delete contracts['0xa'])
    expect(await optimism(await begin(names))).toEqual(found)
  })

  test.each([
    ['Ethereum', '0x1'],
    ['the other network', '0xa'],
  ])('leads nowhere where it is a contract on %s', async (_, chainId) => {
    contracts[chainId] = '0x6001'
    onTestFinished(() => void delete contracts[chainId])
    expect(await optimism(await begin(names))).toBeUndefined()
  })

  test('leads nowhere as long as a node does not say what it is', async () => {
    const begun = await begin(names)
    broken.add('eth_getCode')
    onTestFinished(() => void broken.delete('eth_getCode'))
    await expect(optimism(begun)).rejects.toMatchObject({ code: 'name_not_resolved' })
  })
})

test('a name that is written in another way than it was typed is said to be', async () => {
  const { recipient, type } = await begin({ 'Ann.eth': profile('ann.eth', { '60': ann }) })
  await type('Ann.eth')
  expect(recipient()).toMatchObject({ name: 'ann.eth', address: ann })
  expect(recipient()?.warnings).toContainEqual({ code: 'name_normalized', mustConfirm: false })
})

test.each(['slow first', 'fast first'])('the name that was typed last wins: %s', async (order) => {
  let answerFirst = () => {}
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve
  })
  const { client, recipient, type } = await begin({
    'slow.eth': async () => {
      if (order === 'slow first') await first
      return profile('slow.eth', { '60': ann })()
    },
    'fast.eth': profile('fast.eth', { '60': bob }),
  })
  const slow = typeRecipient(client, { text: 'slow.eth' })
  await vi.waitUntil(() => client.held.waiting() > 0, slowly)
  client.held.pass(500)
  await type('fast.eth')
  answerFirst()
  await slow
  expect(recipient()).toMatchObject({ text: 'fast.eth', address: bob, status: 'found' })
})

test('a name that leads elsewhere when it is signed stops the transfer', async () => {
  let address = ann
  const sent: unknown[] = []
  const { client, recipient, type } = await begin(
    { 'ann.eth': () => profile('ann.eth', { '60': address })() },
    sent,
  )
  await type('ann.eth')
  typeAmount(client, { text: '0.5' })
  await prepareSend(client)
  address = bob
  await expect(confirmSend(client)).rejects.toMatchObject({ code: 'receiver_changed' })
  expect(sent).toEqual([])
  expect(recipient()).toMatchObject({ status: 'unresolved' })
  expect(recipient()?.address).toBeUndefined()
  expect(client.store.getState().transactions.stack).toEqual([])
})

test('a server that fails is no name without an address', async () => {
  const { recipient, type } = await begin({
    'ann.eth': () => '{"not":"a profile"}',
  })
  await type('ann.eth')
  expect(recipient()).toMatchObject({
    status: 'unresolved',
    failure: { code: 'name_not_resolved' },
  })
})

test('the wallet of a smart account chooses gas and fee itself, and Max leaves what an operation may take', async () => {
  const sent: unknown[] = []
  const { client, type } = await begin({}, sent, 'smartAccount')
  await type(bob)
  await chooseMax(client)
  const { fee, amount, quote } = await prepareSend(client)
  expect(fee).toBe(721_000n)
  expect(quote.isReserved).toBe(true)
  expect(amount).toBe(10n ** 18n - fee)
  await confirmSend(client)
  expect(sent).toEqual([{ to: bob, value: amount }])
})

test.each([
  ['says so', { operationFee: { supported: true, gas: '0x186a0' } }, 120_000n, undefined],
  ['does not', { atomic: { status: 'supported' } }, 721_000n, true],
])(
  'a wallet gets the calls to count where it %s that it counts them, and the fee that was shown with those that it sends',
  async (_, of, fee, isReserved) => {
    const counted: unknown[] = []
    const sent: { capabilities?: unknown }[] = []
    const { client, type } = await begin({}, [], 'smartAccount', {
      async getCapabilities(_, parameters) {
        counted.push(parameters.counted)
        return { '0x1': of }
      },
      async sendCalls(_, parameters) {
        const { capabilities } = parameters as { capabilities?: unknown }
        sent.push({ capabilities })
        return '0xb1'
      },
      getCallsStatus: async () => ({ status: 'pending', hashes: [] }),
    })
    await type(bob)
    await chooseMax(client)
    const preview = await prepareSend(client)
    expect(preview).toMatchObject({ fee, amount: 10n ** 18n - fee })
    expect(preview.quote.isReserved).toBe(isReserved)
    await confirmSend(client)
    const isCounted = isReserved === undefined
    expect(counted.filter((one) => one !== undefined)).toHaveLength(isCounted ? 2 : 0)
    const demanded = { operationFee: { gasPrice: '0x1', most: '0x1d4c0' } }
    expect(sent).toEqual([{ capabilities: isCounted ? demanded : undefined }])
  },
)

test('without a word of the network about the receiver no preview is made', async () => {
  onTestFinished(() => broken.clear())
  const { client, recipient, type } = await begin({})
  broken.add('eth_getCode')
  await type(bob)
  expect(recipient()).toMatchObject({ status: 'found' })
  expect(recipient()?.isChecked).toBeFalsy()
  typeAmount(client, { text: '0.1' })
  await expect(prepareSend(client)).rejects.toMatchObject({ code: -32601 })
  broken.clear()
  await expect(prepareSend(client)).resolves.toMatchObject({ to: bob })
  expect(recipient()).toMatchObject({ isChecked: true })
})
