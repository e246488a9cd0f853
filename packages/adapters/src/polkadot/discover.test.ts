import { polkadot as network } from '@foyer/protocol/networks'
import { createPolkadotWallet } from '@foyer/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPages } from '../fixtures/openPages.js'
import { polkadot } from './polkadot.js'

const openPage = openPages(onTestFinished, polkadot)

const injected = (injectedWeb3: unknown, more: object = {}) =>
  Object.assign(new EventTarget(), { injectedWeb3 }, more)
const wallet = { version: '1', enable: async () => ({}) }

test('wallets are known by their key, and named as their makers do', () => {
  const keys = ['polkadot-js', 'talisman', 'subwallet-js', 'Some Wallet', 'constructor']
  const page = injected(Object.fromEntries(keys.map((key) => [key, { ...wallet }])))
  const { found } = openPage(page, [network])
  expect(found().map(({ id, name }) => [id, name])).toEqual([
    ['injectedWeb3:polkadot-js', 'polkadot{.js}'],
    ['injectedWeb3:talisman', 'Talisman'],
    ['injectedWeb3:subwallet-js', 'SubWallet'],
    ['injectedWeb3:Some Wallet', 'Some Wallet'],
    ['injectedWeb3:constructor', 'constructor'],
  ])
})

test('Nova is told from the wallet in whose place it stands', () => {
  const page = injected({ 'polkadot-js': wallet }, { walletExtension: { isNovaWallet: true } })
  expect(openPage(page, [network]).found()).toMatchObject([{ name: 'Nova Wallet' }])
})

test('a wallet that comes late is found, and looked for no longer than that', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const page = injected(undefined)
  const { found, reports, stop } = openPage(page, [network])
  expect(reports).toHaveLength(1)
  const late = createPolkadotWallet({ name: 'Late', window: page, storage: 'none' })
  onTestFinished(late.destroy)
  vi.advanceTimersByTime(50)
  expect(found()).toMatchObject([{ name: 'Late' }])
  vi.advanceTimersByTime(60_000)
  expect(vi.getTimerCount()).toBe(0)
  expect(reports).toHaveLength(2)
  expect(late.requests).toEqual([])
  stop()
})

test('nothing is looked for once the page stopped it, or where the host turned it off', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const page = injected({ talisman: wallet })
  openPage(page, [network]).stop()
  expect(vi.getTimerCount()).toBe(0)
  const off = openPage(page, [network], { discovery: { announced: false, injected: true } })
  expect(off.found()).toEqual([])
})

test('a getter is read once for each look, and one that throws hides no other wallet', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let reads = 0
  const trapped = Object.defineProperties(
    { talisman: wallet },
    {
      broken: {
        enumerable: true,
        get: () => {
          throw new Error('trapped')
        },
      },
      changing: {
        enumerable: true,
        get: () => {
          reads += 1
          return { ...wallet }
        },
      },
    },
  )
  const { found, reports } = openPage(injected(trapped), [network])
  expect(found().map(({ name }) => name)).toEqual(['Talisman', 'changing'])
  expect(reads).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(reports).toHaveLength(1)
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['text', 'wallets'],
  ['a wallet without a way in', { talisman: {} }],
  ['a wallet that is text', { talisman: 'wallet' }],
  ['a key that cannot be shown', { '\u202e': wallet }],
  [
    'a trap',
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('trapped')
        },
      },
    ),
  ],
])('a window with %s has no wallet', (_, injectedWeb3) => {
  expect(openPage(injected(injectedWeb3), [network]).found()).toEqual([])
})

test('no more than fifty wallets are listed', () => {
  const many = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, index) => [`w${index}`, { ...wallet }]),
  )
  expect(openPage(injected(many), [network]).found()).toHaveLength(50)
})
