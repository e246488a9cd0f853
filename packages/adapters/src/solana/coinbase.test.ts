import { createSolanaWallet } from '@foyer/testing'
import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { testContext } from '../fixtures/testContext.js'
import { type LocalCluster, startCluster } from './fixtures/startCluster.js'
import { testPage } from './fixtures/testPage.js'
import { verifyEd25519 } from './fixtures/verifyEd25519.js'
import { solana } from './solana.js'

let cluster: LocalCluster
beforeAll(async () => {
  cluster = await startCluster('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', 'Devnet')
})
afterAll(() => cluster.stop())

const seed = new Uint8Array(32).fill(5)
const address = base58.encode(ed25519.getPublicKey(seed))
const message = 'Grüße'

/** A provider in the shape of `window.coinbaseSolana`, with a real key. */
function provider(change: object = {}) {
  return {
    publicKey: null as { toString(): string } | null,
    isConnected: false,
    connects: 0,
    async connect() {
      this.connects += 1
      this.isConnected = true
      this.publicKey = { toString: () => address }
    },
    async disconnect() {
      this.isConnected = false
      this.publicKey = null
    },
    signMessage: async (bytes: Uint8Array) => ({ signature: ed25519.sign(bytes, seed) }),
    ...change,
  }
}

function open(coinbaseSolana: unknown, injected = true) {
  const { page, window } = testPage()
  const stored = new Map<string, string>()
  const storage = {
    get: (key: string) => stored.get(key),
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  }
  const discovery = { announced: true, injected }
  const { context, end } = testContext([cluster.network], { discovery, storage })
  const make = () => {
    const adapter = solana({ page: Object.assign(page, { coinbaseSolana }) }).create(context)
    const found: { list: Parameters<typeof adapter.connect>[0][] } = { list: [] }
    const stop = adapter.start({
      wallets: (list) => {
        found.list = [...list]
      },
      session: () => {},
      pending: () => {},
    })
    onTestFinished(() => {
      stop()
      adapter.destroy()
    })
    return { adapter, found }
  }
  onTestFinished(end)
  return { ...make(), make, window }
}

test('the wallet of window.coinbaseSolana connects, signs, comes back without a prompt, and leaves', async () => {
  const wallet = provider()
  const { adapter, found, make } = open(wallet)
  const [connector] = found.list
  expect(found.list).toMatchObject([
    { id: 'coinbaseSolana', type: 'INJECTED', name: 'Coinbase Wallet' },
  ])
  if (!connector) throw new Error('It was not found')
  const session = await adapter.connect(connector, { network: undefined })
  expect(session).toMatchObject({
    ...{ accounts: [{ address }], caipNetworkId: cluster.network.caipNetworkId },
    features: expect.arrayContaining(['signMessage']),
  })
  expect(session.features).not.toContain('sendTransaction')
  expect(session.features).not.toContain('signTransaction')
  const signature = (await adapter.signMessage?.(connector.id, { message, address })) ?? ''
  expect(verifyEd25519({ address, message, signature })).toBe(true)
  const again = make().adapter
  await expect(again.reconnect(connector.id)).resolves.toMatchObject({ accounts: [{ address }] })
  expect(wallet.connects).toBe(1)
  await adapter.disconnect(connector.id)
  expect(wallet.isConnected).toBe(false)
  await expect(make().adapter.reconnect(connector.id)).resolves.toBeUndefined()
  expect(wallet.connects).toBe(1)
})

test.each<[string, object]>([
  ['no key', { connect: async () => {} }],
  ['a key that is none', { publicKey: { toString: () => 'key' }, connect: async () => {} }],
  [
    'a key that throws',
    {
      publicKey: {
        toString: () => {
          throw new Error('no')
        },
      },
      connect: async () => {},
    },
  ],
])('one with %s is not connected', async (_, change) => {
  const { adapter, found } = open(provider(change))
  const [connector] = found.list
  if (!connector) throw new Error('It was not found')
  await expect(adapter.connect(connector, { network: undefined })).rejects.toMatchObject({
    code: expect.stringMatching(/^wallet_/),
  })
})

test.each<[string, unknown]>([
  ['of another key', { signature: new Uint8Array(64) }],
  ['that is none', { signature: 'AAAA' }],
  ['that is missing', undefined],
])('a signature %s reaches no host', async (_, answer) => {
  const { adapter, found } = open(provider({ signMessage: async () => answer }))
  const [connector] = found.list
  if (!connector) throw new Error('It was not found')
  await adapter.connect(connector, { network: undefined })
  const signed = adapter.signMessage?.(connector.id, { message, address })
  await expect(signed).rejects.toMatchObject({ code: 'answer_invalid' })
})

test('one that registers itself is listed once, by what it registered, and none where the host looks for none', () => {
  const { found, window } = open(provider())
  const clusters = [{ chain: 'solana:devnet', rpcUrl: cluster.url }] as const
  const registered = createSolanaWallet({
    name: 'Coinbase Wallet',
    window,
    storage: 'none',
    clusters,
  })
  onTestFinished(registered.destroy)
  expect(found.list.map(({ id }) => id)).toEqual(['standard:coinbase-wallet'])
  registered.destroy()
  expect(found.list.map(({ id }) => id)).toEqual(['coinbaseSolana'])
  expect(open(provider(), false).found.list).toEqual([])
  expect(open(undefined).found.list).toEqual([])
})

test('a wallet that calls itself Trust is listed under the name that its users know', () => {
  const { found, window } = open(undefined)
  const clusters = [{ chain: 'solana:devnet', rpcUrl: cluster.url }] as const
  const trust = createSolanaWallet({ name: 'Trust', window, storage: 'none', clusters })
  onTestFinished(trust.destroy)
  expect(found.list).toMatchObject([{ id: 'standard:trust-wallet', name: 'Trust Wallet' }])
})
