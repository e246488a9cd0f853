import type { Connector } from '@foyer/core'
import { expect, test } from 'vitest'
import { evm } from './evm.js'
import { nowhere } from './fixtures/testBench.js'
import { testContext } from './fixtures/testContext.js'
import { testPage } from './fixtures/testPage.js'

const provider = () => ({ request: async () => [] })
const icon = 'data:image/svg+xml;base64,PHN2Zy8+'

function look(
  announced: Parameters<typeof testPage>[0],
  { ethereum, discovery }: { ethereum?: unknown; discovery?: object } = {},
) {
  const { page, announce, listeners } = testPage(announced, ethereum)
  const adapter = evm({ page }).create(
    testContext([nowhere], { discovery: { announced: true, injected: true, ...discovery } }),
  )
  let found: readonly Connector[] = []
  const stop = adapter.start({
    wallets: (connectors) => {
      found = connectors
    },
    session: () => {},
    pending: () => {},
  })
  return { found: () => found, announce, listeners, stop, adapter }
}

const info = (change: object = {}) => ({
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'Example',
  icon,
  rdns: 'com.example.wallet',
  ...change,
})

test('a wallet that announces itself is found under its rdns', () => {
  const { found } = look([{ info: info(), provider: provider() }])
  expect(found()).toEqual([
    {
      id: 'com.example.wallet',
      type: 'ANNOUNCED',
      name: 'Example',
      namespace: 'eip155',
      imageUrl: icon,
      rdns: 'com.example.wallet',
    },
  ])
})

test('a wallet that comes later is found later, and none after the end', () => {
  const { found, announce, stop, listeners } = look([])
  announce({ info: info(), provider: provider() })
  expect(found()).toHaveLength(1)
  stop()
  expect(listeners()).toBe(0)
  announce({ info: info({ rdns: 'com.example.late' }), provider: provider() })
  expect(found()).toHaveLength(1)
})

test('a wallet only in window.ethereum is the browser wallet', () => {
  expect(look([], { ethereum: provider() }).found()).toEqual([
    { id: 'injected', type: 'INJECTED', name: 'Browser Wallet', namespace: 'eip155' },
  ])
})

test('a wallet that is in window.ethereum and announces itself is listed once', () => {
  const ethereum = provider()
  const { found } = look([{ info: info(), provider: ethereum }], { ethereum })
  expect(found().map(({ id }) => id)).toEqual(['com.example.wallet'])
})

test('what the options turn off is not looked for', () => {
  const announced = [{ info: info(), provider: provider() }]
  const off = (discovery: object) =>
    look(announced, { ethereum: provider(), discovery })
      .found()
      .map(({ id }) => id)
  expect(off({ announced: false })).toEqual(['injected'])
  expect(off({ injected: false })).toEqual(['com.example.wallet'])
  expect(off({ announced: false, injected: false })).toEqual([])
})

test('without a window nothing is found and nothing fails', () => {
  const adapter = evm().create(testContext([]))
  adapter.start({ wallets: () => {}, session: () => {}, pending: () => {} })()
  adapter.destroy()
})

test('two wallets that claim one name are both listed, and both marked', () => {
  const twice = provider()
  const { found } = look([
    { info: info(), provider: provider() },
    { info: info({ name: 'Impostor' }), provider: twice },
    { info: info({ name: 'Impostor' }), provider: twice },
  ])
  expect(found().map(({ id, disputed }) => [id, disputed])).toEqual([
    ['com.example.wallet', true],
    ['com.example.wallet#2', true],
  ])
})

test('a wallet that another one disputes is not resumed silently', async () => {
  const { adapter } = look([
    { info: info(), provider: provider() },
    { info: info(), provider: provider() },
  ])
  await expect(adapter.reconnect('com.example.wallet')).resolves.toBeUndefined()
})

test('announcements without the shape of one are ignored', () => {
  const hostile: unknown[] = [
    undefined,
    null,
    'text',
    {},
    { info: null, provider: provider() },
    { info: info(), provider: undefined },
    { info: info(), provider: {} },
    { info: info(), provider: { request: 'no function' } },
    // biome-ignore lint/suspicious/noThenProperty: the wallet under test does what it should not
    { info: info(), provider: { request: () => {}, then: () => {} } },
    { info: info({ rdns: 7 }), provider: provider() },
    { info: info({ rdns: 'injected' }), provider: provider() },
    { info: info({ rdns: 'walletConnect' }), provider: provider() },
    { info: info({ rdns: 'com.example <b>' }), provider: provider() },
    { info: info({ rdns: `a.${'b'.repeat(200)}` }), provider: provider() },
    {
      get info(): never {
        throw new Error('no')
      },
      provider: provider(),
    },
    {
      info: {
        ...info(),
        get name(): never {
          throw undefined
        },
      },
      provider: provider(),
    },
    {
      info: info(),
      get provider(): never {
        throw 'no'
      },
    },
  ]
  expect(look(hostile as never[]).found()).toEqual([])
})

test('a throwing window.ethereum is no wallet', () => {
  const ethereum = {
    get request(): never {
      throw new Error('no')
    },
  }
  expect(look([], { ethereum }).found()).toEqual([])
})

test.each([
  ['a'.repeat(10_000), 'a'.repeat(40)],
  ['  Two \n\t words ', 'Two words'],
  ['\u202eevil\u202c\u200b\u0007', 'evil'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  [`Z${'\u0301'.repeat(500)}`, 'Z\u0301\u0301'],
  ['\u3164\u2800\u200b', 'com.example.wallet'],
  ['', 'com.example.wallet'],
  [undefined, 'com.example.wallet'],
  [{ name: 'Object' }, 'com.example.wallet'],
])('the name %j is shown as %j', (name, shown) => {
  const [connector] = look([{ info: info({ name }), provider: provider() }]).found()
  expect(connector?.name).toBe(shown)
})

test.each([
  ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ['data:image/svg;base64,AA==', 'data:image/svg+xml;base64,AA=='],
  ['\n data:image/webp,AA', 'data:image/webp,AA'],
  ['data:text/html,<script>alert(1)</script>', undefined],
  ['data:image/svgx,AA', undefined],
  ['https://example.com/pixel.png', undefined],
  ['javascript:alert(1)', undefined],
  [`data:image/png;base64,${'A'.repeat(300_000)}`, undefined],
  [{}, undefined],
])('of the picture %.40s comes %.40s', (given, shown) => {
  const [connector] = look([{ info: info({ icon: given }), provider: provider() }]).found()
  expect(connector?.imageUrl).toBe(shown)
})

test('no more than fifty wallets are listed', () => {
  const many = Array.from({ length: 500 }, (_, index) => ({
    info: info({ rdns: `com.example.w${index}` }),
    provider: provider(),
  }))
  expect(look(many).found()).toHaveLength(50)
})

test('the page is let go of when the adapter is destroyed, and by each who started it', () => {
  const { page, listeners } = testPage([])
  const events = () => ({ wallets: () => {}, session: () => {}, pending: () => {} })
  const ended = evm({ page }).create(testContext([nowhere]))
  const stopEnded = ended.start(events())
  ended.destroy()
  stopEnded()
  expect(listeners()).toBe(0)
  const twice = evm({ page }).create(testContext([nowhere]))
  const [first, second] = [twice.start(events()), twice.start(events())]
  first()
  second()
  expect(listeners()).toBe(0)
})
