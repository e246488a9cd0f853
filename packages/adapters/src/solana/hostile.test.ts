import type { WalletProvider } from '@foyer/core'
import { createSolanaWallet, type SolanaWalletOptions } from '@foyer/testing'
import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { testContext } from '../fixtures/testContext.js'
import { openWallet } from './fixtures/openWallet.js'
import { type LocalCluster, someAddress, startCluster } from './fixtures/startCluster.js'
import { testPage } from './fixtures/testPage.js'
import { solana } from './solana.js'

const id = 'standard:test-wallet'
const stranger = someAddress()
const refused = { code: 'answer_invalid' }

let devnet: LocalCluster
let custom: LocalCluster
beforeAll(async () => {
  devnet = await startCluster('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', 'Devnet')
  custom = await startCluster(someAddress(), 'Custom')
})
afterAll(() => Promise.all([devnet.stop(), custom.stop()]))

type Intercept = NonNullable<SolanaWalletOptions['intercept']>

/** A page with one wallet, which does what `intercept` says. */
async function open(intercept?: Intercept, change: Partial<SolanaWalletOptions> = {}) {
  const opened = await openWallet(devnet, onTestFinished, {
    networks: [devnet.network, custom.network],
    clusters: [
      { chain: 'solana:devnet', rpcUrl: devnet.url },
      { chain: 'solana:localnet', rpcUrl: custom.url },
    ],
    ...(intercept && { intercept }),
    ...change,
  })
  const { adapter, address } = opened
  await custom.give(address, 10n ** 9n)
  const sign = () => adapter.signMessage?.(id, { message: 'hello', address }) ?? ''
  const send = (network = devnet.network) =>
    adapter.sendTransaction?.(id, {
      ...{ address, network },
      transaction: { to: stranger, value: devnet.rent },
    })
  return { ...opened, sign, send }
}

const on =
  (method: string, answer: (next: () => Promise<unknown>) => unknown): Intercept =>
  (request, next) =>
    request.method === method ? answer(next) : undefined

const account = (change: object = {}) => ({
  address: stranger,
  publicKey: base58.decode(stranger),
  chains: ['solana:devnet'],
  features: [],
  ...change,
})

test.each([
  ['an EVM address', account({ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })],
  ['an address that is cut', account({ address: stranger.slice(1, 20) })],
  ['an address of another length', account({ address: base58.encode(new Uint8Array(31).fill(9)) })],
  ['an address of 10 MB', account({ address: '1'.repeat(10_000_000) })],
  ['another key than its address says', account({ publicKey: new Uint8Array(32) })],
  ['chains of another family', account({ chains: ['bitcoin:mainnet'] })],
  ['no chains', account({ chains: undefined })],
  [
    'a trap',
    new Proxy(
      {},
      {
        get() {
          throw new Error('trapped')
        },
      },
    ),
  ],
  ['nothing', null],
])('an account with %s is refused', async (_, given) => {
  const { connect } = await open(on('standard:connect', async () => ({ accounts: [given] })))
  await expect(connect()).rejects.toMatchObject({ code: 'wallet_failed' })
})

test.each([[undefined], [null], [{}], [{ accounts: [] }]])(
  'an answer without accounts is a locked wallet: %j',
  async (answer) => {
    const { connect } = await open(on('standard:connect', async () => answer))
    await expect(connect()).rejects.toMatchObject({ code: 'wallet_locked' })
  },
)

test('no more than a hundred accounts are read, each address once', async () => {
  const many = Array.from({ length: 50 }, () => [account(), account({ address: 7 })]).flat()
  const more = Array.from({ length: 1_000_000 }, () => many[0])
  const { connect } = await open(
    on('standard:connect', async () => ({ accounts: [...many, ...more] })),
  )
  await expect(connect()).resolves.toMatchObject({ accounts: [{ address: stranger }] })
})

test.each<[string, (next: () => Promise<unknown>) => unknown]>([
  [
    'of another key',
    async () => [
      { signature: ed25519.sign(new TextEncoder().encode('hello'), new Uint8Array(32).fill(3)) },
    ],
  ],
  ['over another text', async () => [{ signature: new Uint8Array(64) }]],
  ['of 10 MB', async () => [{ signature: new Uint8Array(10_000_000) }]],
  ['that is text', async () => [{ signature: 'signature' }]],
  ['that is nothing', async () => [null]],
  ['of several', async (next) => [...((await next()) as unknown[]), {}]],
  ['without a list', async () => ({ signature: new Uint8Array(64) })],
])('a signature %s reaches no host', async (_, answer) => {
  const { connect, sign } = await open(on('solana:signMessage', answer))
  await connect()
  await expect(sign()).rejects.toMatchObject(refused)
})

test('a wallet whose key changes between calls signs for no account of before', async () => {
  const { wallet, connect, sign, adapter, sessions } = await open()
  const { accounts } = await connect()
  wallet.emit({ accounts: [account()] })
  expect(sessions.at(-1)?.accounts).toEqual([{ address: stranger, type: 'eoa' }])
  await expect(sign()).rejects.toMatchObject({ code: 'account_not_connected' })
  // For the account that it claims, it has no key.
  const signed = adapter.signMessage?.(id, { message: 'hello', address: stranger })
  await expect(signed).rejects.toMatchObject({ code: 'wallet_locked' })
  expect(accounts[0].address).not.toBe(stranger)
})

test.each<[string, (next: () => Promise<unknown>) => unknown]>([
  ['another transaction', async (next) => changed(await next(), 100)],
  ['with another key', async (next) => changed(await next(), 5)],
  ['one that is too long', async () => [{ signedTransaction: new Uint8Array(1_233) }]],
  ['one of nothing', async () => [{ signedTransaction: new Uint8Array() }]],
  ['one of 255 signatures', async () => [{ signedTransaction: new Uint8Array(1_232).fill(255) }]],
  ['text', async () => [{ signedTransaction: 'AQ==' }]],
])('a wallet that signs %s has nothing sent', async (_, answer) => {
  const features = ['signTransaction'] as const
  const { connect, send } = await open(on('solana:signTransaction', answer), { features })
  const { features: offered } = await connect()
  expect(offered).toEqual(expect.arrayContaining(['sendTransaction', 'transfer']))
  expect(offered).not.toContain('signMessage')
  const before = await devnet.balance(stranger)
  await expect(send()).rejects.toMatchObject(refused)
  expect(await devnet.balance(stranger)).toBe(before)
})

test('a transaction is for the network in use, and a cluster of one’s own has one name', async () => {
  const { connect, send, adapter, wallet } = await open()
  await connect(custom.network)
  await send(custom.network)
  const [input] = wallet.requests.at(-1)?.params ?? []
  expect(input).toMatchObject({ chain: 'solana:localnet' })
  await adapter.switchChain(id, devnet.network)
  await send()
  expect(wallet.requests.at(-1)?.params[0]).toMatchObject({ chain: 'solana:devnet' })
  await expect(send(custom.network)).rejects.toMatchObject({ code: 'wallet_network_differs' })
})

test('a node of another cluster than it was given for gets nothing', async () => {
  const { page, window } = testPage()
  const liar = { ...custom.network, rpcUrls: devnet.network.rpcUrls }
  const { context, end } = testContext([liar])
  const wallet = createSolanaWallet({
    ...{ name: 'Test Wallet', window, storage: 'none' },
    clusters: [{ chain: 'solana:localnet', rpcUrl: devnet.url }],
  })
  const adapter = solana({ page }).create(context)
  const stop = adapter.start({ wallets: () => {}, session: () => {}, pending: () => {} })
  onTestFinished(() => {
    stop()
    adapter.destroy()
    wallet.destroy()
    end()
  })
  const [address = ''] = wallet.addresses
  await adapter.connect(
    { id, type: 'ANNOUNCED', name: 'Test Wallet', namespace: 'solana' },
    { network: liar },
  )
  const payment = { address, network: liar, transaction: { to: stranger, value: 1n } }
  const sent = adapter.sendTransaction?.(id, payment)
  await expect(sent).rejects.toMatchObject({ code: 'rpc_of_another_network' })
  expect(wallet.requests.map(({ method }) => method)).toEqual(['standard:connect'])
})

test('a network on which the accounts may not be used is refused without a prompt', async () => {
  const clusters = [{ chain: 'solana:devnet', rpcUrl: devnet.url }] as const
  const { connect, adapter, wallet } = await open(undefined, { clusters })
  await expect(connect(custom.network)).resolves.toMatchObject({
    caipNetworkId: devnet.network.caipNetworkId,
  })
  const switched = adapter.switchChain(id, custom.network)
  await expect(switched).rejects.toMatchObject({ code: 'chain_not_supported' })
  expect(wallet.requests).toHaveLength(1)
})

test('a wallet on none of the page’s networks tells where it is', async () => {
  const clusters = [{ chain: 'solana:mainnet', rpcUrl: devnet.url }] as const
  const { connect } = await open(undefined, { clusters })
  await expect(connect()).resolves.toMatchObject({
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  })
})

test('changes in a storm are reported once each, and what cannot be read is none', async () => {
  const { wallet, connect, sessions } = await open()
  await connect()
  for (let index = 0; index < 1_000; index += 1) {
    wallet.emit({ accounts: (wallet.wallet as { accounts: unknown }).accounts })
    wallet.emit({ chains: [] })
    wallet.emit(Object.create({ accounts: undefined }))
  }
  expect(sessions).toEqual([])
  wallet.emit({ accounts: 'none' })
  wallet.emit({ accounts: [] })
  expect(sessions).toEqual([undefined])
})

test('a wallet that leaves the page ends its session, and another one does not get it', async () => {
  const { wallet, connect, sessions, sign, adapter } = await open()
  await connect()
  wallet.destroy()
  expect(sessions).toEqual([undefined])
  expect(wallet.state.listeners).toBe(0)
  await expect(sign()).rejects.toMatchObject({ code: 'connector_not_found' })
  await expect(adapter.getProvider(id)).rejects.toMatchObject({ code: 'connector_not_found' })
})

test('a provider answers the requests of pages, and refuses others', async () => {
  const { connect, adapter, address, wallet } = await open()
  await connect()
  const provider = (await adapter.getProvider(id)) as WalletProvider
  const accounts = wallet.addresses.map((pubkey) => ({ pubkey }))
  await expect(provider.request({ method: 'solana_getAccounts' })).resolves.toEqual(accounts)
  const params = { message: base58.encode(new TextEncoder().encode('hello')), pubkey: address }
  await expect(provider.request({ method: 'solana_signMessage', params })).resolves.toMatchObject({
    signature: expect.stringMatching(/^[1-9A-Za-z]{86,88}$/),
  })
  for (const method of ['constructor', '__proto__', 'eth_accounts', 'solana_signOut'])
    await expect(provider.request({ method })).rejects.toMatchObject({ code: 4200 })
  const other = { ...params, pubkey: stranger }
  await expect(
    provider.request({ method: 'solana_signMessage', params: other }),
  ).rejects.toMatchObject({ code: 'account_not_connected' })
})

test('a wallet that throws what is no error is told as one that failed', async () => {
  for (const thrown of ['no', undefined, null, 4001, { code: '4001', message: { text: 'no' } }]) {
    const { connect } = await open(on('standard:connect', () => Promise.reject(thrown)))
    await expect(connect()).rejects.toMatchObject({
      code: expect.stringMatching(/^(wallet_failed|user_rejected)$/),
    })
  }
})

/** A wallet's answer with one byte of its transaction changed. */
function changed(answer: unknown, at: number): unknown {
  const [{ signedTransaction }] = answer as [{ signedTransaction: Uint8Array }]
  return [
    { signedTransaction: signedTransaction.map((one, index) => (index === at ? one ^ 1 : one)) },
  ]
}
