import { readRelayToken } from '@foyer/protocol/relay'
import { afterEach, expect, test, vi } from 'vitest'
import { connected, personalSign } from '../testing/connected.js'
import { createTestBrowser, proposal } from '../testing/createTestPage.js'

const unhandled = vi.fn()
process.on('unhandledRejection', unhandled)
afterEach(() => expect(unhandled).not.toHaveBeenCalled())

const methods = (relay: { frames: readonly { method: string }[] }) =>
  relay.frames.map(({ method }) => method)

test('no socket is opened before something needs one, and none stays when nothing does', async () => {
  const { openPage, relay, clock } = createTestBrowser()
  const { engine } = await openPage()
  await clock.advance(60_000)
  expect(relay.urls).toEqual([])
  const attempt = await engine.connect(proposal)
  await clock.advance(0)
  expect(relay.sockets()).toBe(1)
  const expired = expect(attempt.approval).rejects.toMatchObject({ code: 'pairing_expired' })
  await clock.advance(301_000)
  await expired
  expect(relay.sockets()).toBe(0)
  expect(clock.waiting()).toBe(0)
})

test('each attempt shows a token of its own, made for the relay as it was configured', async () => {
  const { openPage, relay, clock, address } = createTestBrowser()
  const { engine } = await openPage()
  await engine.connect(proposal)
  await clock.advance(0)
  await clock.advance(100_000)
  relay.restart()
  await clock.advance(1_000)
  const tokens = relay.urls.map((url) => {
    const { searchParams, origin, pathname } = new URL(url)
    expect(origin + pathname).toBe(address.relayUrl)
    expect(searchParams.get('projectId')).toBe('project')
    expect(searchParams.get('useOnCloseEvent')).toBe('true')
    const read = readRelayToken(searchParams.get('auth') ?? '', { now: clock.now() })
    return 'token' in read ? read.token : undefined
  })
  expect(tokens).toHaveLength(2)
  expect(tokens[0]).toMatchObject({ audience: address.relayUrl, clientId: engine.clientId() })
  expect(tokens[1]?.subject).toBe(tokens[0]?.subject)
  expect(tokens[1]?.issuedAt).toBeGreaterThan(tokens[0]?.issuedAt ?? Infinity)
})

test('after a lost socket subscriptions come first, then what was not acknowledged, as it was', async () => {
  const { engine, session, relay, clock, wallet } = await connected()
  relay.frames.length = 0
  relay.loseNextAck()
  const signed = engine.request({ topic: session, ...personalSign })
  await clock.advance(1_000)
  const [lost, subscribed, again] = relay.frames
  expect(methods(relay).slice(0, 3)).toEqual(['irn_publish', 'irn_batchSubscribe', 'irn_publish'])
  expect(again?.text).toBe(lost?.text)
  expect(JSON.parse(subscribed?.text ?? '').params.topics).toEqual([session])
  await wallet.answer({ result: 'once' })
  expect(await signed).toBe('once')
  expect(relay.frames.filter(({ text }) => text === lost?.text)).toHaveLength(2)
})

test('attempts grow apart, up to half a minute, and begin anew after a good one', async () => {
  const { openPage, relay, clock } = createTestBrowser({ random: () => 1 - Number.EPSILON })
  relay.setOnline(false)
  const { engine, events } = await openPage()
  await engine.connect(proposal)
  await clock.advance(0)
  const waits: number[] = []
  for (let at = clock.now(); waits.length < 9; ) {
    const count = relay.urls.length
    while (relay.urls.length === count) await clock.advance(50)
    waits.push(clock.now() - at)
    at = clock.now()
  }
  expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  expect(events).toContainEqual({ type: 'relay', state: 'waiting' })
  relay.setOnline(true)
  await clock.advance(30_000)
  expect(events.at(-1)).toEqual({ type: 'relay', state: 'connected' })
  const count = relay.urls.length
  relay.restart()
  await clock.advance(260)
  expect(relay.urls).toHaveLength(count + 1)
})

test('offline at the start: the code is there at once, and a wallet finds it later', async () => {
  const { openPage, openWallet, relay, clock } = createTestBrowser()
  relay.setOnline(false)
  const page = await openPage()
  const attempt = await page.engine.connect(proposal)
  expect(attempt.uri).toMatch(/^wc:/)
  await clock.advance(20_000)
  relay.setOnline(true)
  page.wake()
  const wallet = await openWallet()
  const { session } = await wallet.approve(attempt.uri)
  expect(await attempt.approval).toMatchObject({ topic: session })
})

test('a refusal is reported with its reason and not retried, until the next request', async () => {
  const { openPage, relay, clock } = createTestBrowser()
  relay.setRefusal('Unauthorized: invalid key')
  const page = await openPage()
  const { engine, events } = page
  const attempt = await engine.connect(proposal)
  await expect(attempt.approval).rejects.toMatchObject({
    code: 'relay_refused',
    data: { reason: 'Unauthorized: invalid key' },
  })
  expect(events.at(-1)).toEqual({
    type: 'relay',
    state: 'refused',
    reason: 'Unauthorized: invalid key',
  })
  await clock.advance(300_000)
  page.wake()
  await clock.advance(1_000)
  expect(relay.urls).toHaveLength(1)
  relay.setRefusal(undefined)
  await engine.connect(proposal)
  await clock.advance(0)
  expect(events.at(-1)).toEqual({ type: 'relay', state: 'connected' })
})

test('a socket that only looks open is found out, and the request goes over another', async () => {
  const { engine, session, relay, clock } = await connected()
  await clock.advance(60_000)
  relay.freeze()
  const sockets = relay.urls.length
  const signed = engine.request({ topic: session, ...personalSign })
  // Unacknowledged for ten seconds, seen by the next beat, and five more for the probe.
  await clock.advance(21_000)
  expect(relay.urls).toHaveLength(sockets + 1)
  signed.catch(() => {})
  const request = relay.mailbox().find(({ tag }) => tag === 1108)
  expect(request).toMatchObject({ topic: session })
})

test('a page that comes back probes its socket, and opens another within five seconds', async () => {
  const { page, relay, clock } = await connected()
  await clock.advance(60_000)
  const probes = () => methods(relay).filter((method) => method === 'irn_batchSubscribe').length
  const before = probes()
  page.wake()
  await clock.advance(100)
  expect(probes()).toBe(before + 1)
  const sockets = relay.urls.length
  await clock.advance(10_000)
  expect(relay.urls).toHaveLength(sockets)

  relay.freeze()
  page.wake()
  await clock.advance(4_900)
  expect(relay.urls).toHaveLength(sockets)
  await clock.advance(500)
  expect(relay.urls).toHaveLength(sockets + 1)
})

test('a page that slept looks after its socket by itself', async () => {
  const { page, relay, clock, events } = await connected()
  const sockets = relay.urls.length
  relay.freeze()
  await clock.sleep(3_600_000)
  await clock.advance(5_500)
  expect(relay.urls).toHaveLength(sockets + 1)
  expect(events.at(-1)).toEqual({ type: 'relay', state: 'connected' })
  page.close()
})

test('while a wallet is waited for, a silent relay is asked whether it is there', async () => {
  const { engine, session, relay, clock } = await connected()
  const signed = engine.request({ topic: session, ...personalSign })
  await clock.advance(0)
  relay.frames.length = 0
  await clock.advance(36_000)
  expect(methods(relay)).toEqual(['irn_batchSubscribe'])
  signed.catch(() => {})
})

test('more topics than a call may name go in several', async () => {
  const { openPage, relay, clock } = createTestBrowser()
  const { engine } = await openPage()
  relay.setOnline(false)
  for (let count = 0; count < 501; count += 1) await engine.connect(proposal)
  await clock.advance(0)
  relay.setOnline(true)
  await clock.advance(1_000)
  const batches = relay.frames
    .filter(({ method }) => method === 'irn_batchSubscribe')
    .map(({ text }) => JSON.parse(text).params.topics.length)
  expect(batches).toEqual([500, 1])
})
