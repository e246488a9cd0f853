import { afterEach, expect, test, vi } from 'vitest'
import { evm } from './evm.js'
import { openSafeFrame } from './fixtures/openSafeFrame.js'
import { nowhere } from './fixtures/testBench.js'
import { testContext } from './fixtures/testContext.js'

const safeAddress = `0x${'5a'.repeat(20)}`
const info = { safeAddress, chainId: 31337 }
const app = 'https://app.safe.global'
const ends: (() => void)[] = []

afterEach(() => {
  vi.useRealTimers()
  for (const end of ends.splice(0)) end()
})

/** What an adapter finds in a page. */
function look(page: object, safeHosts?: readonly string[]) {
  const adapter = evm({ page: page as never, safeHosts }).create(testContext([nowhere]))
  let found: readonly { id: string; namespace: 'eip155' }[] = []
  const stop = adapter.start({
    wallets: (connectors) => {
      found = connectors as never
    },
    session: () => {},
    pending: () => {},
  })
  const end = () => {
    stop()
    adapter.destroy()
  }
  ends.push(end)
  const connect = () => adapter.connect(found[0] as never, { network: undefined })
  return { adapter, connect, end, ids: () => found.map(({ id }) => id) }
}

/** Until code that is loaded in a frame has run. */
const loaded = () => vi.dynamicImportSettled()

const honest = { answer: async () => info }

test('the Safe is offered in a frame of the page of Safes', async () => {
  const { ids } = look(openSafeFrame(honest).page)
  await loaded()
  expect(ids()).toEqual(['safe'])
})

test.each([
  ['of another page', 'https://app.safe.global.evil.example', undefined],
  ['of a page below it', 'https://evil.app.safe.global', undefined],
  ['of it without encryption', 'http://app.safe.global', undefined],
  ['of a page without an origin', 'null', undefined],
  ['where the host allows none', app, []],
  ['where the host allows others', app, ['https://safe.example']],
])('no Safe is offered in a frame %s, and that page gets no message', async (_, origin, hosts) => {
  for (const tells of [true, false]) {
    const { page, posted } = openSafeFrame(honest, { origin, tells })
    const { ids } = look(page, hosts)
    await loaded()
    expect(ids()).toEqual([])
    expect(posted).toEqual([])
  }
})

test('no Safe is offered in a page that stands alone', async () => {
  const { page } = openSafeFrame(honest)
  const alone: { parent?: unknown } = { ...page }
  alone.parent = alone
  const { ids } = look(alone)
  await loaded()
  expect(ids()).toEqual([])
})

test('a browser that does not say which page is around offers the Safe once an allowed one answers', async () => {
  const { page, posted } = openSafeFrame(honest, { origin: 'https://safe.example', tells: false })
  const { ids } = look(page, [app, 'https://safe.example'])
  await expect.poll(ids).toEqual(['safe'])
  expect(posted.map(({ method }) => method)).toEqual(['getSafeInfo'])
})

test('the address of the Safe is taken from no other origin, window or answer', async () => {
  const other = { safeAddress: `0x${'66'.repeat(20)}`, chainId: 31337 }
  const frame = openSafeFrame(honest)
  const { ids, connect } = look(frame.page)
  await expect.poll(ids).toEqual(['safe'])
  frame.leave()
  const connected = connect()
  await expect.poll(() => frame.posted.length).toBe(1)
  const id = frame.posted[0]?.id
  const data = { id, success: true, version: '9.1.0', data: other }
  frame.deliver({ data, origin: 'https://evil.example' })
  frame.deliver({ data, source: {} })
  frame.deliver({ data, source: null })
  frame.deliver({ data: { ...data, id: `${id}0` } })
  for (const shape of [
    null,
    'no',
    7,
    [],
    { id },
    { id, success: 'yes' },
    { id: {}, success: true },
  ])
    frame.deliver({ data: shape })
  const answer = { id, success: true, version: '9.1.0', data: info }
  frame.deliver({ data: answer })
  // The next question of the connection is answered as well.
  await expect.poll(() => frame.posted.length).toBe(2)
  frame.deliver({ data: { ...answer, id: frame.posted[1]?.id } })
  const { accounts } = await connected
  expect(accounts[0].address.toLowerCase()).toBe(safeAddress)
})

test('ids of messages to the page around cannot be guessed, and none is used twice', async () => {
  const frame = openSafeFrame(honest)
  const { ids, connect } = look(frame.page)
  await expect.poll(ids).toEqual(['safe'])
  await connect()
  const used = frame.posted.map(({ id }) => id)
  expect(new Set(used).size).toBe(used.length)
  for (const id of used) expect(id).toMatch(/^[\da-f]{32}$/)
})

test.each([
  ['no address', { safeAddress: '0x1', chainId: 31337 }],
  ['no network', { safeAddress, chainId: 'here' }],
  ['nothing', null],
  ['a network below zero', { safeAddress, chainId: -1 }],
])('a page around that answers %s does not get connected', async (_, answer) => {
  const { ids, connect } = look(openSafeFrame({ answer: async () => answer }).page)
  await expect.poll(ids).toEqual(['safe'])
  await expect(connect()).rejects.toMatchObject({ code: 'wallet_failed' })
})

test('a page around that never answers is given up after ten seconds', async () => {
  const frame = openSafeFrame(honest)
  const { ids, connect, adapter } = look(frame.page)
  await expect.poll(ids).toEqual(['safe'])
  await adapter.prepare()
  frame.leave()
  vi.useFakeTimers()
  const ended = expect(connect()).rejects.toMatchObject({ code: 'wallet_failed' })
  await vi.advanceTimersByTimeAsync(10_000)
  await ended
  expect(frame.listeners()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})
