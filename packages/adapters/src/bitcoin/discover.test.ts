import type { Connector } from '@foyer/core'
import { bitcoin as network } from '@foyer/protocol/networks'
import { createBitcoinWallet } from '@foyer/testing'
import { expect, onTestFinished, test } from 'vitest'
import { testContext } from '../fixtures/testContext.js'
import { bitcoin } from './bitcoin.js'
import { testPage } from './fixtures/testPage.js'

const networks = [{ chain: 'bitcoin:mainnet', esploraUrl: 'http://127.0.0.1:9' }] as const
const trap = new Proxy(
  {},
  {
    get() {
      throw new Error('trapped')
    },
  },
)

/** A page, with what is put into it before the adapter starts. */
function look(
  put: (window: Record<string, unknown> & EventTarget) => void = () => {},
  discovery = { announced: true, injected: true },
) {
  const { page, window, listeners } = testPage()
  put(window as never)
  const { context, end } = testContext([network], { discovery })
  let found: readonly Connector[] = []
  const adapter = bitcoin({ page }).create(context)
  const stop = adapter.start({
    wallets: (connectors) => {
      found = connectors
    },
    session: () => {},
    pending: () => {},
  })
  onTestFinished(() => {
    adapter.destroy()
    end()
  })
  return { found: () => found.filter(({ type }) => type === 'ANNOUNCED'), listeners, stop, window }
}

const provider = { request: async () => ({}) }

test('wallets are found by the standard, in the list of providers, and where some put themselves', () => {
  const { found, window } = look((page) => {
    page.btc_providers = [
      { id: 'Mine.Provider', name: 'Mine', icon: 'data:image/svg;base64,PHN2Zy8+' },
    ]
    page.Mine = { Provider: provider }
    page.XverseProviders = { BitcoinProvider: provider }
    page.LeatherProvider = provider
    page.okxwallet = { bitcoin: provider }
    page.phantom = { bitcoin: provider }
    page.unisat = provider
  })
  const late = createBitcoinWallet({ name: 'Late', networks, window, storage: 'none' })
  expect(found().map(({ id, name }) => [id, name])).toEqual([
    ['standard:late', 'Late'],
    ['window:Mine.Provider', 'Mine'],
    ['window:XverseProviders.BitcoinProvider', 'Xverse'],
    ['window:LeatherProvider', 'Leather'],
    ['window:okxwallet.bitcoin', 'OKX Wallet'],
    ['window:phantom.bitcoin', 'Phantom'],
    ['window:unisat', 'UniSat'],
  ])
  expect(found()[1]?.imageUrl).toBe('data:image/svg+xml;base64,PHN2Zy8+')
  late.destroy()
  expect(found()).toHaveLength(6)
})

test('a wallet that is listed and in a known place is one, and so is one that registered by its name', () => {
  const { found, window } = look((page) => {
    page.LeatherProvider = provider
    page.btc_providers = [{ id: 'LeatherProvider', name: 'Leather', icon: '' }]
    page.phantom = { bitcoin: provider }
  })
  const registered = createBitcoinWallet({ name: 'Phantom', networks, window, storage: 'none' })
  expect(found().map(({ id }) => id)).toEqual(['standard:phantom', 'window:LeatherProvider'])
  registered.destroy()
})

test('a wallet of Solana alone is none', () => {
  const { found, window } = look()
  const wallet = {
    ...{ name: 'Example', icon: '', chains: ['solana:mainnet'] },
    features: { 'standard:connect': {}, 'solana:signMessage': {}, 'bitcoin:signMessage': {} },
  }
  const detail = ({ register }: { register(...wallets: object[]): void }) => register(wallet)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  expect(found()).toEqual([])
})

test.each<[string, unknown]>([
  ['text', 'list'],
  ['no list', { 0: { id: 'unisat', name: 'A' } }],
  ['entries of nothing', [undefined, null, 7, 'text']],
  ['entries without a provider', [{ id: 'Nowhere.Provider', name: 'A' }]],
  [
    'paths through prototypes',
    [
      { id: 'constructor', name: 'A' },
      { id: '__proto__.constructor', name: 'A' },
    ],
  ],
  [
    'paths that are code',
    [
      { id: 'a[0]', name: 'A' },
      { id: 'alert(1)', name: 'A' },
    ],
  ],
  ['a path that is long', [{ id: 'a.'.repeat(1_000), name: 'A' }]],
  [
    'entries without a name',
    [
      { id: 'Mine', name: '' },
      { id: 'Mine', name: '\u200b' },
    ],
  ],
  ['traps', [trap, new Proxy({ id: 'Mine', name: 'A' }, { get: () => trap })]],
])('a list of providers that is %s finds nothing', (_, list) => {
  const { found } = look((page) => {
    page.btc_providers = list
    page.Mine = provider
  })
  expect(found()).toEqual([])
})

test('places that throw, or hold no provider, are none', () => {
  const { found } = look((page) => {
    Object.defineProperty(page, 'unisat', {
      get() {
        throw new Error('trapped')
      },
    })
    Object.defineProperty(page, 'btc_providers', {
      get() {
        throw new Error('trapped')
      },
    })
    page.phantom = trap
    page.okxwallet = { bitcoin: 'text' }
    page.LeatherProvider = null
  })
  expect(found()).toEqual([])
})

test('names and pictures are fit for display, and no list has more than fifty', () => {
  const { found } = look((page) => {
    page.Mine = provider
    page.btc_providers = Array.from({ length: 1_000 }, (_, index) => {
      page[`Mine${index}`] = { request() {} }
      return { id: `Mine${index}`, name: `\u202e${'a'.repeat(500)}`, icon: 'javascript:alert(1)' }
    })
  })
  expect(found()).toHaveLength(50)
  expect(found()[0]).toMatchObject({ name: 'a'.repeat(40), imageUrl: undefined })
})

test('what the host turned off is not looked at', () => {
  const put = (page: Record<string, unknown>) => {
    page.btc_providers = [{ id: 'Mine', name: 'Mine' }]
    page.Mine = provider
    page.unisat = provider
  }
  const ids = (announced: boolean, injected: boolean) =>
    look(put, { announced, injected })
      .found()
      .map(({ id }) => id)
  expect(ids(false, false)).toEqual([])
  expect(ids(true, false)).toEqual(['window:Mine'])
  expect(ids(false, true)).toEqual(['window:unisat'])
})

test('nothing is heard after the end', () => {
  const { listeners, stop } = look()
  expect(listeners()).toBe(1)
  stop()
  expect(listeners()).toBe(0)
})
