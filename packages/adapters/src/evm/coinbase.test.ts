import type { Connector } from '@foyer/core'
import { testAdapter } from '@foyer/core/testing'
import { createConfig } from '@wagmi/core'
import { type KeysHost, startKeys } from 'sandbox/coinbase'
import { http, parseEther, verifyMessage, verifyTypedData } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CoinbaseOptions } from './coinbase/CoinbaseOptions.js'
import { coinbase } from './coinbase/coinbase.js'
import { toChain } from './dialect/toChain.js'
import type { EvmAdapter } from './EvmAdapter.js'
import { evm } from './evm.js'
import { openKeysPage } from './fixtures/openKeysPage.js'
import { type LocalChain, startChain } from './fixtures/startChain.js'
import { testContext } from './fixtures/testContext.js'
import { testPage } from './fixtures/testPage.js'
import { testWallet } from './fixtures/testWallet.js'

let chains: LocalChain[] = []

beforeAll(async () => {
  chains = await Promise.all([
    startChain(31337, 'Here'),
    startChain(31338, 'There'),
    startChain(31339, 'Far'),
  ])
})
afterAll(() => Promise.all(chains.map(({ stop }) => stop())))

const id = 'coinbaseWalletSDK'
const stranger = () => privateKeyToAccount(generatePrivateKey()).address
const nth = (index: number) => {
  const chain = chains[index]
  if (!chain) throw new Error('The chain did not start')
  return chain
}
const typedData = {
  domain: { name: 'Foyer', version: '1', chainId: 31337 },
  types: { Order: [{ name: 'amount', type: 'uint256' }] },
  primaryType: 'Order',
  message: { amount: 2n ** 200n },
}

/** The wallet's page with an account that has money on every chain; the last chain is none that it knows. */
async function startWallet(): Promise<KeysHost> {
  const account = privateKeyToAccount(generatePrivateKey())
  await Promise.all(
    chains.map(({ client }) =>
      client.setBalance({ address: account.address, value: parseEther('10') }),
    ),
  )
  return startKeys(
    account,
    chains.map(({ network, url }, index) => ({
      id: Number(network.id),
      rpcUrl: url,
      known: index < 2,
    })),
  )
}

const setupOf = (keys: KeysHost, options: CoinbaseOptions = {}, announced: object[] = []) =>
  evm({
    page: testPage(announced as never).page,
    wallets: [coinbase({ keysUrl: keys.url, ...options })],
  })

/** A page whose host offers the wallet, with an adapter that listed it. */
async function bench(options: CoinbaseOptions = {}) {
  const keys = await startWallet()
  const page = openKeysPage(keys)
  const context = testContext(chains.map(({ network }) => network))
  const open = async () => {
    const adapter = setupOf(keys, options).create(context) as EvmAdapter
    let found: readonly Connector[] = []
    const sessions: unknown[] = []
    const stop = adapter.start({
      wallets: (connectors) => {
        found = connectors
      },
      session: (_, session) => void sessions.push(session),
      pending: () => {},
    })
    const [connector] = found.filter((one) => one.id === id)
    if (!connector) throw new Error('The wallet is not listed')
    return {
      ...{ adapter, connector, sessions, stop },
      connect: () => adapter.connect(connector, { network: undefined }),
    }
  }
  const first = await open()
  await first.adapter.prepare()
  return {
    ...{ keys, page, context, open },
    ...first,
    from: { address: keys.account.address as string, network: nth(0).network },
    async [Symbol.asyncDispose]() {
      first.stop()
      first.adapter.destroy()
      page.close()
      await keys.stop()
    },
  }
}

async function fixture() {
  const keys = await startWallet()
  const page = openKeysPage(keys)
  const unused = () => {
    throw new Error('The wallet has no such switch')
  }
  return {
    setup: setupOf(keys),
    context: testContext(chains.map(({ network }) => network)),
    connectorId: id,
    wallet: {
      address: keys.account.address,
      answer: keys.set,
      prompts: keys.prompts,
      listeners: page.listeners,
      ...{ lock: unused, unlock: unused, revoke: unused, moveTo: unused },
    },
    networks: { here: nth(0).network, other: nth(1).network, unknown: nth(2).network },
    stranger: stranger(),
    balanceOf: ({ address }: { address: string }) =>
      nth(0).client.getBalance({ address: address as `0x${string}` }),
    verifyMessage: (given: { address: string; message: string; signature: string }) =>
      verifyMessage(given as Parameters<typeof verifyMessage>[0]),
    typedData: {
      value: typedData,
      verify: (given: { address: string; signature: string }) =>
        verifyTypedData({ ...typedData, ...given } as Parameters<typeof verifyTypedData>[0]),
    },
    async dispose() {
      page.close()
      await keys.stop()
    },
  }
}

// The wallet is heard only in its window: it has no lock, tells nothing by itself, and goes to a network that it knows without its user.
const except = [
  'says so when the wallet is locked',
  'resumes nothing from a locked wallet, and nothing from a missing one',
  'is connected again once a wallet that was locked is unlocked',
  'is connected once a wallet that was locked when the page came is unlocked',
  'lets a wallet go that is locked',
  'stays where it is when the user declines to switch',
  'reports what the user changes in the wallet itself',
  'leaves no listener when it is stopped, and listens again when started',
  'reports what the user did in the wallet while it was stopped',
]

describe('evm, with a wallet of Coinbase’s', () => {
  for (const { name, run } of testAdapter(fixture, { except })) test(name, run)
})

test('is listed, and asks nobody anything before the user picks it', async () => {
  await using made = await bench()
  expect(made.connector).toEqual({
    id,
    type: 'EXTERNAL',
    name: 'Coinbase Wallet',
    namespace: 'eip155',
    rdns: 'com.coinbase.wallet',
    browserLink: 'https://go.cb-w.com/dapp?cb_url=',
  })
  expect(made.page.opened).toEqual([])
  expect(made.keys.heard).toEqual([])
  expect([...made.page.kept.keys()]).toEqual([])
  expect(made.page.listeners()).toBe(0)
})

test('opens its window in the turn of the press, and connects a smart account', async () => {
  await using made = await bench()
  const connecting = made.connect()
  expect(made.page.opened).toHaveLength(1)
  expect(await connecting).toMatchObject({
    accounts: [{ address: made.from.address, type: 'smartAccount' }],
    caipNetworkId: 'eip155:31337',
  })
  expect(made.page.opened).toHaveLength(1)
  expect(made.page.listeners()).toBe(0)
})

test.each(['all', 'smartWalletOnly', 'eoaOnly'] as const)(
  'the window is told the preference %s, and of the page neither query nor fragment',
  async (preference) => {
    await using made = await bench({ preference })
    await made.connect()
    const chosen = made.keys.heard.find(({ event }) => event === 'selectSignerType')
    expect(chosen?.data).toMatchObject({ options: preference })
    const { origin, pathname } = made.page.page.location
    expect(made.keys.heard[0]?.data).toMatchObject({
      version: '4.4.0',
      preference: { options: preference },
      metadata: { appChainIds: [31337, 31338, 31339] },
      location: origin + pathname,
    })
    const said = JSON.stringify([made.keys.heard, made.page.opened.map(({ url }) => url)])
    expect(said).not.toMatch(/secret|place/)
  },
)

test('two clients of one page do not take each other’s preference', async () => {
  await using made = await bench({ preference: 'eoaOnly' })
  await made.connect()
  const other = setupOf(made.keys).create({ ...made.context }) as EvmAdapter
  const stop = other.start({ wallets: () => {}, session: () => {}, pending: () => {} })
  await made.adapter.disconnect(id)
  await other.connect(made.connector, { network: undefined })
  const chosen = made.keys.heard.filter(({ event }) => event === 'selectSignerType')
  expect(chosen.map(({ data }) => Object(data).options)).toEqual(['eoaOnly', 'all'])
  stop()
  other.destroy()
})

test('a window that is closed declines, and what it was for reaches no later window', async () => {
  await using made = await bench()
  await made.connect()
  made.page.slow(true)
  const message = 'given up'
  const signed = made.adapter.signMessage(id, { message, address: made.from.address })
  const declined = expect(signed).rejects.toMatchObject({ code: 'user_rejected' })
  await expect.poll(() => made.page.opened).toHaveLength(2)
  made.page.opened.at(-1)?.close()
  await declined
  const before = made.keys.requests.length
  const again = made.adapter.signMessage(id, { message: 'meant', address: made.from.address })
  await expect.poll(() => made.page.opened).toHaveLength(3)
  made.page.opened.at(-1)?.load()
  const signature = (await again) as `0x${string}`
  const address = made.keys.account.address
  expect(await verifyMessage({ address, message: 'meant', signature })).toBe(true)
  expect(made.keys.requests.slice(before).map(({ method }) => method)).toEqual(['personal_sign'])
})

test('a window that is closed before its page is there ends the attempt, and the next press opens another', async () => {
  await using made = await bench()
  made.page.slow(true)
  const first = made.connect()
  const declined = expect(first).rejects.toMatchObject({ code: 'user_rejected' })
  made.page.opened[0]?.close()
  await declined
  expect(made.page.listeners()).toBe(0)
  made.page.slow(false)
  expect((await made.connect()).accounts[0].address).toBe(made.from.address)
})

test('a window that the browser blocks is said to be, and the next press may open it', async () => {
  await using made = await bench()
  made.page.block(true)
  await expect(made.connect()).rejects.toMatchObject({ code: 'popup_blocked' })
  expect(made.page.listeners()).toBe(0)
  made.page.block(false)
  await made.connect()
  made.page.block(true)
  const signed = made.adapter.signMessage(id, { message: 'x', address: made.from.address })
  await expect(signed).rejects.toMatchObject({ code: 'popup_blocked' })
})

test('is back after a reload, without a window or a request', async () => {
  await using made = await bench()
  await made.connect()
  const heard = made.keys.heard.length
  const again = await made.open()
  expect(await again.adapter.reconnect(id)).toMatchObject({
    accounts: [{ address: made.from.address, type: 'smartAccount' }],
    caipNetworkId: 'eip155:31337',
  })
  expect(made.page.opened).toHaveLength(1)
  expect(made.keys.heard).toHaveLength(heard)
  expect(made.keys.read).toEqual([])
  again.stop()
  again.adapter.destroy()
})

test('a disconnect leaves none of the SDK’s keys, and the next connect asks again', async () => {
  await using made = await bench()
  await made.connect()
  expect([...made.page.kept.keys()].join()).toMatch(/ownPrivateKey/)
  await made.adapter.disconnect(id)
  await expect.poll(() => [...made.page.kept.keys()]).toEqual([])
  const prompts = made.keys.prompts()
  const again = await made.open()
  expect(await again.adapter.reconnect(id)).toBeUndefined()
  expect(made.keys.prompts()).toBe(prompts)
  await again.connect()
  expect(made.keys.prompts()).toBe(prompts + 1)
  again.stop()
  again.adapter.destroy()
})

test.each([
  ['-CBWSDK:SCWStateManager:accounts', '{'],
  ['-CBWSDK:SCWStateManager:activeChain', 'no JSON'],
])('is connected anew where what the SDK kept in %s is broken', async (key, value) => {
  await using made = await bench()
  made.page.kept.set('-CBWSDK:SignerConfigurator:SignerType', 'scw')
  made.page.kept.set(key, value)
  expect(await made.adapter.reconnect(id)).toBeUndefined()
  expect((await made.connect()).accounts[0].address).toBe(made.from.address)
})

test.each([[[]], [['nobody']], ['0x'], [{}], [null]])(
  'accounts that are none (%j) connect nothing, and the next press asks again',
  async (accounts) => {
    await using made = await bench()
    made.keys.share(accounts)
    await expect(made.connect()).rejects.toMatchObject({ name: 'FoyerError' })
    expect([...made.page.kept.keys()].join()).not.toContain('accounts')
    made.keys.share(undefined)
    expect((await made.connect()).accounts[0].address).toBe(made.from.address)
  },
)

test('in the browser of the app the wallet is that browser’s, and opens no window', async () => {
  await using made = await bench()
  const { provider, account, asked } = testWallet(generatePrivateKey(), chains, [31337])
  Object.assign(globalThis, { ethereum: { ...provider, isCoinbaseBrowser: true } })
  try {
    const session = await made.connect()
    expect(session.accounts).toEqual([{ address: account.address, type: 'eoa' }])
    const message = 'hello'
    const { address } = account
    const signature = await made.adapter.signMessage(id, { message, address })
    expect(await verifyMessage({ address, message, signature: signature as `0x${string}` })).toBe(
      true,
    )
    await made.adapter.disconnect(id)
    expect(asked.at(-1)?.method).toBe('wallet_revokePermissions')
    expect(made.page.opened).toEqual([])
    expect(made.keys.heard).toEqual([])
  } finally {
    Reflect.deleteProperty(globalThis, 'ethereum')
  }
})

test('sends several calls as one, and follows them by the wallet’s node alone', async () => {
  await using made = await bench()
  const { features } = await made.connect()
  expect(features).toContain('sendCalls')
  const [one, other] = [stranger(), stranger()]
  const calls = [
    { to: one, value: 3n },
    { to: other, value: 4n },
  ]
  const bundle = await made.adapter.sendCalls(id, { ...made.from, calls })
  const { status, hashes } = await made.adapter.getCallsStatus(id, { id: bundle })
  expect(status).toBe('success')
  for (const hash of hashes)
    await made.adapter.waitForTransactionReceipt({ hash, network: made.from.network })
  expect(await nth(0).client.getBalance({ address: one })).toBe(3n)
  expect(await nth(0).client.getBalance({ address: other })).toBe(4n)
  expect(made.keys.read).toEqual(['wallet_getCallsStatus'])
  expect(await made.adapter.getCapabilities(id, made.from)).toMatchObject({
    '0x7a69': { atomic: { status: 'supported' } },
  })
})

test('sends on the network that it was switched to', async () => {
  await using made = await bench()
  await made.connect()
  const to = stranger()
  const there = nth(1)
  await made.adapter.switchChain(id, there.network)
  const { address } = made.from
  const transaction = { to, value: 5n }
  const hash = await made.adapter.sendTransaction(id, {
    ...{ address, network: there.network, transaction },
  })
  await made.adapter.waitForTransactionReceipt({ hash, network: there.network })
  expect(await there.client.getBalance({ address: to })).toBe(5n)
  expect(made.keys.requests.at(-1)).toEqual({ method: 'eth_sendTransaction', chainId: 31338 })
})

test('requests that are another wallet’s are not sent to the wallet’s node', async () => {
  await using made = await bench()
  await made.connect()
  const provider = (await made.adapter.getProvider(id)) as {
    request(call: { method: string; params?: unknown }): Promise<unknown>
  }
  const assets = provider.request({ method: 'wallet_getAssets', params: [{ account: 'me' }] })
  await expect(assets).rejects.toMatchObject({ code: 4200 })
  expect(await made.adapter.getAssets(id, made.from)).toBeUndefined()
  expect(made.keys.read).toEqual([])
  // Reads of the chain are the host's own to make.
  expect(await provider.request({ method: 'eth_blockNumber' })).toMatch(/^0x/)
  expect(made.keys.read).toEqual(['eth_blockNumber'])
})

test('stands in the host’s own wagmi config, in the place of a connector of that id', async () => {
  const keys = await startWallet()
  const page = openKeysPage(keys)
  const chain = toChain(nth(0).network)
  const none = () => ({ id, name: 'Of wagmi', type: 'coinbaseWallet' }) as never
  const wagmiConfig = createConfig({
    chains: [chain],
    transports: { [chain.id]: http(nth(0).url) },
    connectors: [none],
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  const adapter = evm({
    page: testPage([]).page,
    wagmiConfig: wagmiConfig as never,
    wallets: [coinbase({ keysUrl: keys.url })],
  }).create(testContext([nth(0).network])) as EvmAdapter
  let found: readonly Connector[] = []
  const stop = adapter.start({
    wallets: (connectors) => {
      found = connectors
    },
    session: () => {},
    pending: () => {},
  })
  await adapter.prepare()
  expect(found.map(({ name }) => name)).toEqual(['Coinbase Wallet'])
  const [connector] = found
  if (!connector) throw new Error('The wallet is not listed')
  await adapter.connect(connector, { network: undefined })
  const [connection] = [...wagmiConfig.state.connections.values()]
  expect(connection).toMatchObject({ accounts: [keys.account.address], connector: { id } })
  stop()
  adapter.destroy()
  page.close()
  await keys.stop()
})

describe('a wallet that announces itself in the page', () => {
  const rdns = 'com.coinbase.wallet'
  const provider = { request: async () => [] }
  const announced = [{ info: { uuid: '1', name: 'Coinbase Wallet', icon: '', rdns }, provider }]

  test.each([
    ['all', [rdns]],
    ['eoaOnly', [rdns]],
    ['smartWalletOnly', [rdns, id]],
  ] as const)('takes its place where %s is wished for', async (preference, ids) => {
    const { page } = testPage(announced)
    const adapter = evm({ page, wallets: [coinbase({ preference })] }).create(
      testContext([nth(0).network]),
    )
    let found: readonly Connector[] = []
    const stop = adapter.start({
      wallets: (connectors) => {
        found = connectors
      },
      session: () => {},
      pending: () => {},
    })
    expect(found.map((one) => one.id)).toEqual(ids)
    stop()
    adapter.destroy()
  })
})

test('what is no list of wallets is refused with the options', () => {
  expect(evm({ wallets: [coinbase()] }).problem).toBeUndefined()
  expect(evm({ wallets: {} as never }).problem).toMatch(/wallets/)
  expect(evm({ wallets: [{}] as never }).problem).toMatch(/wallets/)
  expect(evm({ wallets: coinbase() as never }).problem).toMatch(/wallets/)
})
