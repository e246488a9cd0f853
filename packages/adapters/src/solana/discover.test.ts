import type { Connector } from '@foyer/core'
import { createSolanaWallet } from '@foyer/testing'
import { expect, onTestFinished, test } from 'vitest'
import { testContext } from '../fixtures/testContext.js'
import { testPage } from './fixtures/testPage.js'
import { solana } from './solana.js'

const network = {
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  chainNamespace: 'solana',
  name: 'Devnet',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
} as const
const icon = 'data:image/svg+xml;base64,PHN2Zy8+'

/** A wallet as the Wallet Standard has it. */
const wallet = (change: object = {}) => ({
  version: '1.0.0',
  name: 'Example',
  icon,
  chains: ['solana:mainnet'],
  accounts: [],
  features: {
    'standard:connect': { connect: async () => ({ accounts: [] }) },
    'solana:signMessage': { signMessage: async () => [] },
  },
  ...change,
})

type Register = (...wallets: readonly unknown[]) => () => void

function look(discovery: { announced: boolean; injected: boolean } | undefined = undefined) {
  const { page, window, listeners } = testPage()
  let register: Register | undefined
  window.addEventListener('wallet-standard:app-ready', (event) => {
    register = (event as CustomEvent<{ register: Register }>).detail.register
  })
  const { context, end } = testContext([network], discovery && { discovery })
  onTestFinished(end)
  const adapter = solana({ page }).create(context)
  const reports: (readonly Connector[])[] = []
  const stop = adapter.start({
    wallets: (connectors) => void reports.push(connectors),
    session: () => {},
    pending: () => {},
  })
  return {
    adapter,
    window,
    listeners,
    stop,
    reports,
    /** The page's wallets, without the ways beyond it. */
    found: () => reports.at(-1)?.filter(({ type }) => type === 'ANNOUNCED') ?? [],
    register: (...wallets: readonly unknown[]) => {
      if (!register) throw new Error('The page is not ready')
      return register(...wallets)
    },
  }
}

test('a wallet that is there before the page and one that comes later are found', () => {
  const { window, page, listeners } = testPage()
  const clusters = [{ chain: 'solana:devnet', rpcUrl: 'http://127.0.0.1:9' }] as const
  const early = createSolanaWallet({ name: 'Early', clusters, window, storage: 'none' })
  const { context, end } = testContext([network])
  onTestFinished(end)
  let names: readonly string[] = []
  const adapter = solana({ page }).create(context)
  const stop = adapter.start({
    wallets: (found) => {
      names = found.filter(({ type }) => type === 'ANNOUNCED').map(({ name }) => name)
    },
    session: () => {},
    pending: () => {},
  })
  expect(names).toEqual(['Early'])
  const late = createSolanaWallet({ name: 'Late', clusters, window, storage: 'none' })
  expect(names).toEqual(['Early', 'Late'])
  early.destroy()
  expect(names).toEqual(['Late'])
  stop()
  expect(listeners()).toBe(0)
  late.destroy()
  expect(names).toEqual(['Late'])
  adapter.destroy()
})

test('a wallet is listed by its name, under an id that is the same at each visit', () => {
  const { found, register } = look()
  register(wallet({ name: 'Ex ample 2!' }))
  expect(found()).toEqual([
    {
      id: 'standard:ex-ample-2-',
      type: 'ANNOUNCED',
      name: 'Ex ample 2!',
      namespace: 'solana',
      imageUrl: icon,
    },
  ])
})

test('no name takes the place of a well-known id', () => {
  const { found, register } = look()
  register(
    ...['walletConnect', 'ID_AUTH', 'injected', 'com.example#2'].map((name) => wallet({ name })),
  )
  for (const { id } of found()) expect(id).toMatch(/^standard:[a-z0-9-]+$/)
  expect(found()).toHaveLength(4)
})

test('two wallets of one name are both listed and both marked, and one object is listed once', () => {
  const { found, register } = look()
  const first = wallet()
  register(first, first)
  expect(found()).toHaveLength(1)
  const leave = register(wallet({ name: 'EXAMPLE' }))
  register(first)
  const ids = () => found().map(({ id, disputed }) => [id, disputed])
  expect(ids()).toEqual([
    ['standard:example', true],
    ['standard:example#2', true],
  ])
  register(wallet())
  leave()
  register(wallet())
  expect(ids().map(([id]) => id)).toEqual([
    'standard:example',
    'standard:example#3',
    'standard:example#4',
  ])
})

test('a wallet that another one disputes is not resumed silently', async () => {
  const { adapter, register } = look()
  register(wallet(), wallet())
  await expect(adapter.reconnect('standard:example')).resolves.toBeUndefined()
})

test('registrations without the shape of one are ignored, and one that throws ends nothing', () => {
  const { found, register, window } = look()
  const trap = new Proxy(wallet(), {
    get() {
      throw new Error('trapped')
    },
  })
  const features = wallet().features
  const bad: unknown[] = [
    ...[undefined, null, 'text', 7, {}, [], trap],
    wallet({ name: undefined }),
    wallet({ name: '\u3164\u200b' }),
    wallet({ name: { toString: () => 'Object' } }),
    wallet({ chains: undefined }),
    wallet({ chains: [] }),
    wallet({ chains: 'solana:mainnet' }),
    wallet({ chains: ['bitcoin:mainnet', 'solana:', 7] }),
    wallet({ features: undefined }),
    wallet({ features: { 'standard:connect': features['standard:connect'] } }),
    wallet({ features: { 'solana:signMessage': features['solana:signMessage'] } }),
    // Features of a prototype are none of the wallet's own.
    wallet({ features: Object.create(features) }),
    wallet({ features: JSON.parse('{"__proto__":{"standard:connect":{}}}') }),
  ]
  register(...bad)
  for (const detail of [undefined, null, {}, 'text', () => Promise.reject(0).catch(() => {})])
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  window.dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', {
      detail() {
        throw new Error('the wallet is at fault')
      },
    }),
  )
  expect(found()).toEqual([])
  register(wallet())
  expect(found()).toHaveLength(1)
})

test('each value is read once', () => {
  const { found, register } = look()
  const counts: Record<string, number> = {}
  const counting = new Proxy(wallet(), {
    get(target, name, receiver) {
      counts[String(name)] = (counts[String(name)] ?? 0) + 1
      return Reflect.get(target, name, receiver)
    },
  })
  register(counting)
  expect(found()).toHaveLength(1)
  expect(counts).toEqual({ name: 1, icon: 1, chains: 1, features: 1 })
})

test.each([
  ['a'.repeat(10_000), 'a'.repeat(40)],
  ['\u202eevil\u202c\u200b\u0007', 'evil'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('the name %j is shown as %j', (name, shown) => {
  const { found, register } = look()
  register(wallet({ name, icon: 'javascript:alert(1)' }))
  expect(found()[0]).toMatchObject({ name: shown, imageUrl: undefined })
})

test('no more than fifty wallets are listed, however they come', () => {
  const { found, register } = look()
  for (let index = 0; index < 60; index += 1) register(wallet({ name: `Wallet ${index}` }))
  register(...Array.from({ length: 500 }, (_, index) => wallet({ name: `More ${index}` })))
  expect(found()).toHaveLength(50)
})

test('wallets that announce themselves are not looked for where the host turns that off', () => {
  const { found, listeners, window } = look({ announced: false, injected: true })
  window.dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', {
      detail: (api: { register: Register }) => api.register(wallet()),
    }),
  )
  expect(found()).toEqual([])
  expect(listeners()).toBe(0)
})

test('nothing is heard after the end, nor of wallets that hold on to the page', () => {
  const { register, reports, stop, adapter } = look()
  const leave = register(wallet())
  stop()
  const before = reports.length
  leave()
  register(wallet({ name: 'Late' }))
  expect(reports).toHaveLength(before)
  adapter.destroy()
})

test('without a window nothing is found and nothing fails', () => {
  const { context, end } = testContext([network])
  const adapter = solana().create(context)
  adapter.start({ wallets: () => {}, session: () => {}, pending: () => {} })()
  adapter.destroy()
  end()
})
