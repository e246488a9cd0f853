import { createKeyPair, deriveSymKey, sealEnvelope, topicOf } from '@foyer/protocol/pairing'
import { afterEach, expect, test, vi } from 'vitest'
import { connected, personalSign } from './testing/connected.js'
import { createTestBrowser, proposal } from './testing/createTestPage.js'
import { walletNamespaces } from './testing/createTestWallet.js'

const unhandled = vi.fn()
process.on('unhandledRejection', unhandled)
afterEach(() => expect(unhandled).not.toHaveBeenCalled())

async function proposing() {
  const browser = createTestBrowser()
  const page = await browser.openPage()
  const wallet = await browser.openWallet()
  const attempt = await page.engine.connect(proposal)
  return { ...browser, ...page, wallet, attempt }
}

const { eip155 } = walletNamespaces
test.each([
  ['by another key', { controller: { publicKey: 'ab'.repeat(32), metadata: {} } }, 1005],
  ['that is over already', { expiry: 1_000 }, 1005],
  ['without a controller', { controller: null }, 1005],
  ['without an account', { namespaces: { eip155: { ...eip155, accounts: [] } } }, undefined],
  ['of no namespaces', { namespaces: {} }, undefined],
  [
    'of a family that nobody asked for',
    { namespaces: { solana: { ...eip155, accounts: ['solana:5eykt4:abc'] } } },
    undefined,
  ],
  [
    'with the accounts of another family',
    { namespaces: { eip155: { ...eip155, accounts: ['solana:5eykt4:abc'] } } },
    undefined,
  ],
  ['with text for methods', { namespaces: { eip155: { ...eip155, methods: 'all' } } }, 1005],
])('a settlement %s is refused, and both ends know', async (_, changes, code) => {
  const { wallet, attempt, engine, events, relay, clock } = await proposing()
  const refused = expect(attempt.approval).rejects.toMatchObject({ code: 'session_refused' })
  const { answer } = await wallet.approve(attempt.uri, changes)
  expect(answer).toMatchObject({ kind: 'error' })
  if (code) expect(answer).toMatchObject({ error: { code } })
  await refused
  expect(engine.sessions()).toEqual([])
  expect(events.filter(({ type }) => type !== 'relay')).toEqual([])
  await clock.advance(2_000)
  expect(relay.sockets()).toBe(1)
})

test('what the page requires is measured after the settlement', async () => {
  const required = {
    eip155: { chains: ['eip155:1', 'eip155:10'], methods: ['personal_sign'], events: [] },
  } as const
  const browser = createTestBrowser()
  const { engine } = await browser.openPage()
  const wallet = await browser.openWallet()
  const attempt = await engine.connect({ ...proposal, required })
  const refused = expect(attempt.approval).rejects.toMatchObject({ code: 'session_refused' })
  const { answer } = await wallet.approve(attempt.uri)
  expect(answer).toMatchObject({ kind: 'error' })
  await refused

  const again = await engine.connect({ ...proposal, required })
  const accounts = [...eip155.accounts, 'eip155:10:0x1111111111111111111111111111111111111111']
  const { session } = await wallet.approve(again.uri, {
    namespaces: { eip155: { ...eip155, accounts } },
  })
  await again.approval
  // And what it required it keeps requiring.
  const id = await wallet.call(session, 'wc_sessionUpdate', { namespaces: walletNamespaces })
  expect(await wallet.nextAnswer(id)).toMatchObject({ kind: 'error' })
  expect(engine.sessions()[0]?.namespaces.eip155?.accounts).toEqual(accounts)
})

test('a settlement that comes twice makes one session', async () => {
  const { wallet, attempt, engine, events } = await proposing()
  const accepted = await wallet.accept(await wallet.pair(attempt.uri))
  await accepted.say()
  const first = await wallet.settle(accepted.session)
  await wallet.nextAnswer(first)
  const second = await wallet.settle(accepted.session, { namespaces: {} })
  expect(await wallet.nextAnswer(second)).toMatchObject({ result: true })
  expect(engine.sessions()[0]?.namespaces).toEqual(walletNamespaces)
  expect(events.filter(({ type }) => type === 'session_connect')).toHaveLength(1)
})

test('a settlement before the approval waits at the relay', async () => {
  const { wallet, attempt, engine } = await proposing()
  const accepted = await wallet.accept(await wallet.pair(attempt.uri))
  const id = await wallet.settle(accepted.session)
  await accepted.say()
  expect(await wallet.nextAnswer(id)).toMatchObject({ result: true })
  await attempt.approval
  expect(engine.sessions()).toHaveLength(1)
})

test('a second wallet that scans the same code takes nothing from the first', async () => {
  const { wallet, attempt, engine, openWallet } = await proposing()
  const other = await openWallet()
  const [one, two] = await Promise.all([wallet.pair(attempt.uri), other.pair(attempt.uri)])
  const accepted = await wallet.accept(one)
  const late = await other.accept(two)
  await accepted.say()
  await late.say()
  await other.settle(late.session)
  await wallet.nextAnswer(await wallet.settle(accepted.session))
  expect(await attempt.approval).toMatchObject({ topic: accepted.session })
  expect(engine.sessions()).toHaveLength(1)
})

test('an approval with a key that shares no secret is none', async () => {
  const { wallet, attempt, engine, clock } = await proposing()
  const { id, topic } = await wallet.pair(attempt.uri)
  for (const responderPublicKey of ['00'.repeat(32), 'x', 7, undefined]) {
    const result = { relay: { protocol: 'irn' }, responderPublicKey }
    await wallet.reply(topic, 'wc_sessionPropose', id, { result })
  }
  await clock.advance(0)
  expect(engine.sessions()).toEqual([])
  const expired = expect(attempt.approval).rejects.toMatchObject({ code: 'pairing_expired' })
  await clock.advance(300_000)
  await expired
})

test.each([
  [5000, 'user_rejected'],
  [4001, 'user_rejected'],
  [8000, 'pairing_expired'],
  [5100, 'session_refused'],
])('a wallet that says %i leads to %s', async (code, expected) => {
  const { wallet, attempt } = await proposing()
  const rejected = expect(attempt.approval).rejects.toMatchObject({ code: expected })
  const { id, topic } = await wallet.pair(attempt.uri)
  await wallet.reply(topic, 'wc_sessionPropose', id, { error: { code, message: 'No' } })
  await rejected
})

test('a wallet that still approves after the user left gets an error', async () => {
  const { wallet, attempt, engine, relay } = await proposing()
  const proposed = await wallet.pair(attempt.uri)
  attempt.cancel()
  await expect(attempt.approval).rejects.toMatchObject({ code: 'connect_cancelled' })
  await wallet.nextCall('wc_pairingDelete')
  const accepted = await wallet.accept(proposed)
  await accepted.say()
  await wallet.nextCall('wc_sessionDelete')
  expect(engine.sessions()).toEqual([])
  expect(relay.sockets()).toBe(2)
})

test('forged, foreign, repeated and broken envelopes change nothing', async () => {
  const { wallet, session, engine, events, relay, clock } = await connected()
  const text = (method: string, params: unknown, id = 5) =>
    JSON.stringify({ id, jsonrpc: '2.0', method, params })
  const key = wallet.keyOf(session)
  const stranger = createKeyPair()
  const deletion = text('wc_sessionDelete', { code: 6000, message: '' })
  const envelopes = [
    sealEnvelope({ symKey: 'ab'.repeat(32), text: deletion }),
    sealEnvelope({ symKey: key, text: deletion, senderPublicKey: stranger.publicKey }),
    btoa(`\u0002${deletion}`),
    btoa(`\u0009${deletion}`),
    'AA==',
    '%%%',
    sealEnvelope({ symKey: key, text: 'not json' }),
    sealEnvelope({ symKey: key, text: '[]' }),
    sealEnvelope({ symKey: key, text: text('wc_sessionDelete', {}, 1.5) }),
    sealEnvelope({ symKey: key, text: `${'['.repeat(100_000)}` }),
  ]
  for (const envelope of envelopes) relay.push(session, envelope)
  // Ours, given back by the relay.
  void engine.ping(session).catch(() => {})
  await wallet.nextCall('wc_sessionPing')
  const ours = relay.frames.filter(({ method }) => method === 'irn_publish').at(-1)
  const { params } = JSON.parse(ours?.text ?? '{}')
  relay.push(session, params.message)
  await clock.advance(0)
  expect(engine.sessions()).toHaveLength(1)
  expect(events.filter(({ type }) => type !== 'relay')).toEqual([])

  // A message is taken once, however often the relay pushes it.
  const event = { chainId: 'eip155:1', event: { name: 'accountsChanged', data: 1 } }
  const once = sealEnvelope({
    symKey: key,
    text: text('wc_sessionEvent', event, clock.now() * 1_000),
  })
  for (let times = 0; times < 3; times += 1) relay.push(session, once)
  await clock.advance(0)
  expect(events.filter(({ type }) => type === 'session_event')).toHaveLength(1)
})

test('10 MB from a wallet or from the relay stop nothing', async () => {
  const { wallet, session, engine, relay, clock } = await connected()
  const data = 'x'.repeat(10_000_000)
  const message = JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'wc_sessionPing', params: data })
  relay.push(session, sealEnvelope({ symKey: wallet.keyOf(session), text: message }))
  await clock.advance(0)
  const signed = engine.request({ topic: session, ...personalSign })
  await wallet.answer({ result: 'still here' })
  expect(await signed).toBe('still here')
})

test('an answer on another topic than the question is none', async () => {
  const { wallet, session, engine, clock, relay } = await connected()
  const other = await engine.connect(proposal)
  const signed = engine.request({ topic: session, ...personalSign })
  const request = await wallet.nextCall('wc_sessionRequest')
  const { topic } = await wallet.pair(other.uri)
  await wallet.say(topic, { id: request.id, jsonrpc: '2.0', result: 'from elsewhere' })
  await clock.advance(0)
  await wallet.reply(session, 'wc_sessionRequest', request.id, { result: 'from the wallet' })
  expect(await signed).toBe('from the wallet')
  expect(relay.sockets()).toBe(2)
})

test('another wallet that is paired answers nothing in the place of the requested one', async () => {
  const { wallet, session, engine, clock, openWallet } = await connected()
  const other = await openWallet()
  const attempt = await engine.connect(proposal)
  await other.approve(attempt.uri)
  const { topic } = await attempt.approval
  const signed = engine.request({ topic: session, ...personalSign })
  const request = await wallet.nextCall('wc_sessionRequest')
  await other.reply(topic, 'wc_sessionRequest', request.id, { result: 'from elsewhere' })
  await clock.advance(0)
  await wallet.reply(session, 'wc_sessionRequest', request.id, { result: 'from the wallet' })
  expect(await signed).toBe('from the wallet')
})

test('the settlement of a stranger who knows only the code is on a topic without a listener', async () => {
  const { wallet, attempt, engine, clock } = await proposing()
  const { params, topic } = await wallet.pair(attempt.uri)
  const stranger = createKeyPair()
  const symKey = deriveSymKey(stranger.privateKey, params.proposer.publicKey) ?? ''
  const text = JSON.stringify({ id: 9, jsonrpc: '2.0', method: 'wc_sessionSettle', params: {} })
  await wallet.peer.publish({
    topic: topicOf(symKey),
    message: sealEnvelope({ symKey, text }),
    tag: 1102,
    ttl: 300,
  })
  await wallet.call(topic, 'wc_sessionSettle', {
    relay: { protocol: 'irn' },
    controller: { publicKey: stranger.publicKey, metadata: {} },
    namespaces: walletNamespaces,
    expiry: 9_999_999_999,
  })
  await clock.advance(0)
  expect(engine.sessions()).toEqual([])
})

test('the log and the events hold no secret', async () => {
  const { wallet, session, engine, events, attempt } = await connected()
  const signed = engine.request({ topic: session, ...personalSign })
  await wallet.answer({ result: 1 })
  await signed
  const told = JSON.stringify([engine.log(), events])
  const [, symKey = ''] = /symKey=([0-9a-f]+)/.exec(attempt.uri) ?? []
  for (const secret of [symKey, wallet.keyOf(session), 'personal_sign'])
    expect(told).not.toContain(secret)
})
