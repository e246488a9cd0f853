import { cosmosHub as network } from '@foyer/protocol/networks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPages } from '../fixtures/openPages.js'
import { cosmos } from './cosmos.js'

const openPage = openPages(onTestFinished, cosmos)

const wallet = () => ({ enable: async () => {}, getKey: async () => ({}) })
const having = (places: object) => Object.assign(new EventTarget(), places)

test('wallets of Keplr’s shape are found in their places', () => {
  const page = having({
    keplr: wallet(),
    leap: wallet(),
    cosmostation: { providers: { keplr: wallet() } },
    okxwallet: { keplr: wallet() },
  })
  expect(
    openPage(page, [network])
      .found()
      .map(({ id, name }) => [id, name]),
  ).toEqual([
    ['keplr:cosmostation', 'Cosmostation'],
    ['keplr:leap', 'Leap'],
    ['keplr:okxwallet', 'OKX Wallet'],
    ['keplr:keplr', 'Keplr'],
  ])
})

test('a wallet that stands in Keplr’s place besides is listed once, under its own name', () => {
  const leap = wallet()
  const { found } = openPage(having({ keplr: leap, leap }), [network])
  expect(found()).toMatchObject([{ name: 'Leap' }])
})

test('a wallet that comes late is found, and looked for no longer than that', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const page = having({})
  const { found, reports } = openPage(page, [network])
  Object.assign(page, { keplr: wallet() })
  vi.advanceTimersByTime(60_000)
  expect(found()).toMatchObject([{ name: 'Keplr' }])
  expect(vi.getTimerCount()).toBe(0)
  expect(reports).toHaveLength(2)
})

test.each([
  ['nothing', undefined],
  ['text', 'keplr'],
  ['half a wallet', { getKey: async () => ({}) }],
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
])('a place with %s has no wallet, and hides no other', (_, keplr) => {
  const { found } = openPage(having({ keplr, leap: wallet() }), [network])
  expect(found()).toMatchObject([{ name: 'Leap' }])
})
