import { afterEach, expect, test, vi } from 'vitest'
import { lastCallMs } from '../limits.js'
import { connected, personalSign } from '../testing/connected.js'
import { proposal } from '../testing/createTestPage.js'
import { walletNamespaces } from '../testing/createTestWallet.js'

const unhandled = vi.fn()
process.on('unhandledRejection', unhandled)
afterEach(() => expect(unhandled).not.toHaveBeenCalled())

const address = '0x1111111111111111111111111111111111111111'
const polygon = {
  eip155: {
    ...walletNamespaces.eip155,
    accounts: [`eip155:1:${address}`, `eip155:137:${address}`],
  },
}

test('a wallet changes what it grants', async () => {
  const { wallet, session, engine, events } = await connected()
  const id = await wallet.call(session, 'wc_sessionUpdate', { namespaces: polygon })
  expect(await wallet.nextAnswer(id)).toMatchObject({ result: true })
  expect(engine.sessions()[0]?.namespaces).toEqual(polygon)
  expect(events).toMatchObject([{ type: 'session_update', session: { topic: session } }])
})

test('an update that is older than the last is refused, and changes nothing', async () => {
  const { wallet, session, engine, clock } = await connected()
  const now = clock.now() * 1_000
  const newer = await wallet.call(session, 'wc_sessionUpdate', { namespaces: polygon }, now + 9_000)
  await wallet.nextAnswer(newer)
  const older = await wallet.call(
    session,
    'wc_sessionUpdate',
    { namespaces: walletNamespaces },
    now + 5_000,
  )
  expect(await wallet.nextAnswer(older)).toMatchObject({ error: { code: 1003 } })
  expect(engine.sessions()[0]?.namespaces).toEqual(polygon)
})

test.each([
  ['garbage accounts', { eip155: { accounts: ['garbage'], methods: [], events: [] } }],
  ['methods that are no list', { eip155: { accounts: [], methods: 'x', events: [] } }],
  ['no accounts', { eip155: { ...walletNamespaces.eip155, accounts: [] } }],
  [
    'accounts of another family',
    {
      eip155: {
        ...walletNamespaces.eip155,
        accounts: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc'],
      },
    },
  ],
  ['nothing', {}],
  ['no object', null],
])('an update to %s is refused', async (_, namespaces) => {
  const { wallet, session, engine, events } = await connected()
  const id = await wallet.call(session, 'wc_sessionUpdate', { namespaces })
  expect(await wallet.nextAnswer(id)).toMatchObject({ kind: 'error' })
  expect(engine.sessions()[0]?.namespaces).toEqual(walletNamespaces)
  expect(events).toEqual([])
})

test('a wallet prolongs a session, by what it says and seven days at most', async () => {
  const { wallet, session, engine, events, clock } = await connected()
  await clock.advance(86_400_000)
  const inSeconds = (days: number) => Math.floor(clock.now() / 1_000) + days * 86_400
  const six = inSeconds(6.5)
  const first = await wallet.call(session, 'wc_sessionExtend', { expiry: six })
  expect(await wallet.nextAnswer(first)).toMatchObject({ result: true })
  expect(engine.sessions()[0]?.expiresAt).toBe(six * 1_000)
  const second = await wallet.call(session, 'wc_sessionExtend', { expiry: inSeconds(365) })
  await wallet.nextAnswer(second)
  expect(engine.sessions()[0]?.expiresAt).toBe(inSeconds(7) * 1_000)
  const third = await wallet.call(session, 'wc_sessionExtend', { expiry: inSeconds(1) })
  expect(await wallet.nextAnswer(third)).toMatchObject({ error: { code: 1004 } })
  expect(engine.sessions()[0]?.expiresAt).toBe(inSeconds(7) * 1_000)
  expect(events.map(({ type }) => type)).toEqual(['session_extend', 'session_extend'])
})

test('this page prolongs a session once the wallet agrees', async () => {
  const { wallet, session, engine, clock } = await connected()
  await clock.advance(86_400_000)
  const before = engine.sessions()[0]?.expiresAt
  const extended = engine.extend(session)
  const request = await wallet.nextCall('wc_sessionExtend')
  expect(engine.sessions()[0]?.expiresAt).toBe(before)
  await wallet.reply(session, 'wc_sessionExtend', request.id, { result: true })
  await extended
  expect(engine.sessions()[0]?.expiresAt).toBe(clock.now() + 604_800_000)
})

test('events reach the page when they are granted, and are answered', async () => {
  const { wallet, session, events } = await connected()
  const say = async (chainId: string, name: string) => {
    const id = await wallet.call(session, 'wc_sessionEvent', { chainId, event: { name, data: 5 } })
    return wallet.nextAnswer(id)
  }
  expect(await say('eip155:1', 'accountsChanged')).toMatchObject({ result: true })
  expect(await say('eip155:1', 'evil')).toMatchObject({ error: { code: 3002 } })
  expect(await say('eip155:5', 'accountsChanged')).toMatchObject({ error: { code: 3005 } })
  expect(await say('solana:5eykt4', 'chainChanged')).toMatchObject({ error: { code: 3005 } })
  expect(await say('eip155:5', 'chainChanged')).toMatchObject({ result: true })
  expect(events).toEqual([
    expect.objectContaining({ name: 'accountsChanged', chainId: 'eip155:1', isForeign: false }),
    expect.objectContaining({ name: 'chainChanged', chainId: 'eip155:5', isForeign: true }),
  ])
})

test('an event that comes late or twice is not told', async () => {
  const { wallet, session, events, clock } = await connected()
  const now = clock.now() * 1_000
  const say = async (data: number, id: number) => {
    const event = { name: 'accountsChanged', data }
    await wallet.call(session, 'wc_sessionEvent', { chainId: 'eip155:1', event }, id)
    await wallet.nextAnswer(id)
  }
  await say(2, now + 8_000)
  await say(1, now + 4_000)
  await say(2, now + 8_000)
  await say(3, now + 12_000)
  expect(events.map((event) => 'data' in event && event.data)).toEqual([2, 3])
})

test('both ends ping, and what is not known is refused', async () => {
  const { wallet, session, engine, events, clock } = await connected()
  const id = await wallet.call(session, 'wc_sessionPing', {})
  expect(await wallet.nextAnswer(id)).toMatchObject({ result: true })
  expect(events).toEqual([{ type: 'session_ping', topic: session }])

  const ping = engine.ping(session)
  const { id: asked } = await wallet.nextCall('wc_sessionPing')
  await wallet.reply(session, 'wc_sessionPing', asked, { result: true })
  await ping

  await wallet.say(session, { id: 77, jsonrpc: '2.0', method: 'wc_somethingNew', params: {} })
  expect(await wallet.nextAnswer(77)).toMatchObject({ error: { code: 10_001 } })

  const unanswered = expect(engine.ping(session)).rejects.toMatchObject({ code: 'request_expired' })
  await clock.advance(30_000)
  await unanswered
})

test('a wallet ends the session: open requests end with it', async () => {
  const { wallet, session, engine, events, relay, clock } = await connected()
  const open = expect(engine.request({ topic: session, ...personalSign })).rejects.toMatchObject({
    code: 'session_ended',
  })
  await wallet.nextCall('wc_sessionRequest')
  const id = await wallet.call(session, 'wc_sessionDelete', { code: 6000, message: 'bye' })
  expect(await wallet.nextAnswer(id)).toMatchObject({ result: true })
  await open
  expect(engine.sessions()).toEqual([])
  expect(events).toEqual([{ type: 'session_delete', topic: session }])
  await expect(engine.request({ topic: session, ...personalSign })).rejects.toMatchObject({
    code: 'session_ended',
  })
  // Nothing needs the relay now.
  await clock.advance(2_000)
  expect(relay.sockets()).toBe(1)
})

test('the end of a session ends what is open on it, and nothing of another', async () => {
  const { wallet, session, engine, events, openWallet } = await connected()
  const other = await openWallet()
  const attempt = await engine.connect(proposal)
  const { session: kept } = await other.approve(attempt.uri)
  await attempt.approval
  const event = { name: 'accountsChanged', data: 1 }
  const told = await other.call(kept, 'wc_sessionEvent', { chainId: 'eip155:1', event })
  await other.nextAnswer(told)
  events.length = 0

  const lost = [engine.ping(session), engine.request({ topic: session, ...personalSign })]
  const gone = lost.map((one) => expect(one).rejects.toMatchObject({ code: 'session_ended' }))
  const ping = engine.ping(kept)
  const signing = engine.request({ topic: kept, ...personalSign })
  const { id: pinged } = await other.nextCall('wc_sessionPing')
  const { id: asked } = await other.nextCall('wc_sessionRequest')
  await wallet.nextCall('wc_sessionRequest')
  await wallet.call(session, 'wc_sessionDelete', { code: 6000, message: 'bye' })
  await Promise.all(gone)

  expect(engine.sessions().map(({ topic }) => topic)).toEqual([kept])
  await other.reply(kept, 'wc_sessionPing', pinged, { result: true })
  await ping
  await other.reply(kept, 'wc_sessionRequest', asked, { result: '0xsigned' })
  await expect(signing).resolves.toBe('0xsigned')
  // What was told once on it stays known.
  await other.call(kept, 'wc_sessionEvent', { chainId: 'eip155:1', event }, told)
  await other.nextAnswer(told)
  expect(events).toEqual([{ type: 'session_delete', topic: session }])
})

test('this page ends the session, and the wallet hears it when it can', async () => {
  const { wallet, session, engine, events, relay, clock } = await connected()
  relay.setOnline(false)
  await clock.advance(10)
  await engine.disconnect(session)
  expect(engine.sessions()).toEqual([])
  expect(events.at(-1)).toEqual({ type: 'session_delete', topic: session })
  relay.setOnline(true)
  await clock.advance(5_000)
  expect(relay.mailbox()).toContainEqual(expect.objectContaining({ topic: session, tag: 1112 }))
  wallet.peer.close()
})

test('what the session does not grant is refused here', async () => {
  const { engine, session, relay } = await connected()
  const published = () => relay.frames.filter(({ method }) => method === 'irn_publish').length
  const before = published()
  const ask = (changes: object) => engine.request({ topic: session, ...personalSign, ...changes })
  await expect(ask({ chainId: 'eip155:5' })).rejects.toMatchObject({ code: 3005 })
  await expect(ask({ method: 'eth_sign' })).rejects.toMatchObject({ code: 3001 })
  await expect(ask({ expiry: 299 })).rejects.toThrow(RangeError)
  await expect(ask({ expiry: 604_801 })).rejects.toThrow(RangeError)
  await expect(ask({ params: [1n] })).rejects.toThrow(TypeError)
  await expect(ask({ topic: 'f'.repeat(64) })).rejects.toMatchObject({ code: 'session_ended' })
  expect(published()).toBe(before)
})

test('a request lives as long as its ttl, at the relay too', async () => {
  const { engine, session, relay, clock, wallet } = await connected()
  const signed = engine.request({ topic: session, ...personalSign, expiry: 3_600 })
  const { params } = await wallet.nextCall('wc_sessionRequest')
  expect(params.request.expiryTimestamp).toBe(Math.floor(clock.now() / 1_000) + 3_600)
  // The answer to the settled session may be published after it.
  const { text = '{}' } = relay.frames.find(({ text }) => text?.includes('"tag":1108')) ?? {}
  expect(JSON.parse(text)).toMatchObject({
    method: 'irn_publish',
    params: { ttl: 3_600, tag: 1108, prompt: true, attestation: '' },
  })
  expect(text).not.toMatch(/personal_sign|eip155|tvf/)
  const expired = expect(signed).rejects.toMatchObject({ code: 'request_expired' })
  await clock.advance(3_600_000)
  await expired
})

test('the error of a wallet comes with its code and data', async () => {
  const { engine, session, wallet } = await connected()
  const signed = engine.request({ topic: session, ...personalSign })
  const error = { code: 4001, message: 'No, thanks', data: { why: 'mood' } }
  await Promise.all([expect(signed).rejects.toMatchObject(error), wallet.answer({ error })])
})

test('requests at the same time each get their own answer, and an unknown answer none', async () => {
  const { engine, session, wallet } = await connected()
  const both = [1, 2].map((n) => engine.request({ topic: session, ...personalSign, params: [n] }))
  const first = await wallet.nextCall('wc_sessionRequest')
  const second = await wallet.nextCall('wc_sessionRequest')
  await wallet.reply(session, 'wc_sessionRequest', 12_345, { result: 'nobody asked' })
  await wallet.reply(session, 'wc_sessionRequest', second.id, {
    result: second.params.request.params,
  })
  await wallet.reply(session, 'wc_sessionRequest', second.id, { result: 'twice' })
  await wallet.reply(session, 'wc_sessionRequest', first.id, {
    result: first.params.request.params,
  })
  expect(await Promise.all(both)).toEqual([[1], [2]])
})

test('a user who gives up gets nothing of the answer', async () => {
  const { engine, session, wallet, events, clock } = await connected()
  const gaveUp = new AbortController()
  const signed = engine.request({ topic: session, ...personalSign, signal: gaveUp.signal })
  const request = await wallet.nextCall('wc_sessionRequest')
  gaveUp.abort(new Error('enough'))
  await expect(signed).rejects.toThrow('enough')
  await wallet.reply(session, 'wc_sessionRequest', request.id, { result: 1 })
  await clock.advance(10_000)
  expect(events).toEqual([])
})

test('a session ends when its time is over, also while the page sleeps', async () => {
  const { engine, session, events, clock } = await connected()
  await clock.sleep(604_800_000)
  expect(engine.sessions()).toEqual([])
  expect(events).toContainEqual({ type: 'session_expire', topic: session })
})

test('a wallet gets no request that no caller awaits any more', async () => {
  const { engine, session, relay, clock } = await connected()
  relay.setOnline(false)
  await clock.advance(0)
  const gaveUp = new AbortController()
  const left = engine.request({ topic: session, ...personalSign, signal: gaveUp.signal })
  const expired = engine.request({ topic: session, ...personalSign })
  const ended = [
    expect(left).rejects.toThrow('enough'),
    expect(expired).rejects.toMatchObject({ code: 'relay_unreachable' }),
  ]
  gaveUp.abort(new Error('enough'))
  await clock.advance(300_000 + lastCallMs)
  await Promise.all(ended)
  relay.setOnline(true)
  await clock.advance(60_000)
  expect(relay.mailbox().filter(({ tag }) => tag === 1108)).toEqual([])
})
