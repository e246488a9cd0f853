import { createKeyPair, hashOf } from '@foyer/protocol/pairing'
import {
  decodeRecap,
  formatRecapStatement,
  formatSiwxMessage,
  recapOf,
  type VerifySignature,
} from '@foyer/protocol/siwx'
import { afterEach, expect, test, vi } from 'vitest'
import { personalSign } from '../testing/connected.js'
import { createTestBrowser } from '../testing/createTestPage.js'
import type { TestWallet } from '../testing/createTestWallet.js'

const unhandled = vi.fn()
process.on('unhandledRejection', unhandled)
afterEach(() => expect(unhandled).not.toHaveBeenCalled())

const address = '0x1111111111111111111111111111111111111111'
const asked = {
  chains: ['eip155:1', 'eip155:137'],
  domain: 'shop.example',
  uri: 'https://shop.example/login',
  nonce: 'abcdef1234',
  statement: 'Welcome',
} as const
/** Stands for a key: its text is all that signing takes. */
const signatureOf = (message: string) => `0x${hashOf(message)}`
const verifySignature: VerifySignature = async ({ message, signature }) =>
  signature === signatureOf(message)

async function signingIn(methods: readonly string[] = []) {
  const browser = createTestBrowser()
  const page = await browser.openPage({ verifySignature })
  const wallet = await browser.openWallet()
  const attempt = await page.engine.authenticate({ ...asked, methods })
  const proposed = await wallet.pair(attempt.uri)
  const request = await wallet.nextCall('wc_sessionAuthenticate')
  return { ...browser, ...page, wallet, attempt, proposed, request }
}
type Request = Awaited<ReturnType<typeof signingIn>>['request']

function cacaoOf({ params }: Request, changes: Record<string, unknown> = {}, chainId = 'eip155:1') {
  const { chains, type, ...rest } = params.authPayload as Record<string, string>
  expect(type).toBe('caip122')
  const p = { ...rest, iss: `did:pkh:${chainId}:${address}`, ...changes } as Record<string, string>
  const resources = p.resources as unknown as string[] | undefined
  const recap = recapOf(resources)
  const statement = recap ? formatRecapStatement(p.statement, decodeRecap(recap)) : p.statement
  const message = formatSiwxMessage({
    domain: p.domain ?? '',
    address,
    chainId,
    statement,
    uri: p.aud ?? '',
    version: p.version ?? '',
    nonce: p.nonce ?? '',
    issuedAt: p.iat ?? '',
    resources,
  })
  return { h: { t: 'caip122' }, p, s: { t: 'eip191', s: signatureOf(message) } }
}
const answer = (wallet: TestWallet, cacaos: readonly unknown[], publicKey = wallet.publicKey) => ({
  result: { cacaos, responder: { publicKey, metadata: { name: 'Pocket', icons: [] } } },
})

test('one approval signs in and connects', async () => {
  const { wallet, attempt, request, engine, events } = await signingIn(['personal_sign'])
  expect(attempt.uri).toContain('methods=wc_sessionAuthenticate')
  const { publicKey } = request.params.requester
  const session = await wallet.signIn(publicKey, request.id, answer(wallet, [cacaoOf(request)]))
  const { signIns, session: opened } = await attempt.answer
  expect(signIns).toMatchObject([{ address, chainId: 'eip155:1', methods: ['personal_sign'] }])
  expect(opened).toMatchObject({ topic: session, peer: { name: 'Pocket' } })
  expect(engine.sessions()[0]?.namespaces.eip155?.accounts).toContain(`eip155:1:${address}`)
  expect(events).toContainEqual(expect.objectContaining({ type: 'session_authenticate' }))

  const signed = engine.request({ topic: session, ...personalSign })
  await wallet.answer({ result: '0xsigned' })
  expect(await signed).toBe('0xsigned')
})

test('a sign-in that permits nothing is a sign-in without a session', async () => {
  const { wallet, attempt, request, engine, relay, clock } = await signingIn()
  const cacaos = ['eip155:1', 'eip155:137'].map((chainId) => cacaoOf(request, {}, chainId))
  await wallet.signIn(request.params.requester.publicKey, request.id, answer(wallet, cacaos))
  const { signIns, session } = await attempt.answer
  expect(signIns.map(({ chainId }) => chainId)).toEqual(['eip155:1', 'eip155:137'])
  expect(session).toBeUndefined()
  expect(engine.sessions()).toEqual([])
  await clock.advance(2_000)
  expect(relay.sockets()).toBe(1)
})

test.each([
  ['another nonce', { nonce: 'stolen1234' }],
  ['another domain', { domain: 'evil.example' }],
  ['another time', { iat: '2020-01-01T00:00:00.000Z' }],
  ['another statement', { statement: 'I give you everything' }],
  ['a network that was not asked for', { iss: `did:pkh:eip155:5:${address}` }],
])(
  'a sign-in for %s is refused, and the wallet knows that there is no session',
  async (_, changes) => {
    const { wallet, attempt, request, engine } = await signingIn(['personal_sign'])
    const refused = expect(attempt.answer).rejects.toMatchObject({ code: 'session_refused' })
    const cacaos = [cacaoOf(request, changes)]
    await wallet.signIn(request.params.requester.publicKey, request.id, answer(wallet, cacaos))
    await refused
    await wallet.nextCall('wc_sessionDelete')
    expect(engine.sessions()).toEqual([])
  },
)

test('one forged signature among good ones refuses all', async () => {
  const { wallet, attempt, request, engine } = await signingIn(['personal_sign'])
  const refused = expect(attempt.answer).rejects.toMatchObject({ code: 'session_refused' })
  const forged = { ...cacaoOf(request, {}, 'eip155:137'), s: { t: 'eip191', s: '0x00' } }
  const cacaos = [cacaoOf(request), forged]
  await wallet.signIn(request.params.requester.publicKey, request.id, answer(wallet, cacaos))
  await refused
  expect(engine.sessions()).toEqual([])
})

test('an answer in the name of another key is refused', async () => {
  const { wallet, attempt, request, engine } = await signingIn(['personal_sign'])
  const refused = expect(attempt.answer).rejects.toMatchObject({ code: 'session_refused' })
  const cacaos = [cacaoOf(request)]
  const other = createKeyPair()
  const { publicKey } = request.params.requester
  await wallet.signIn(publicKey, request.id, answer(wallet, cacaos), other)
  await refused
  expect(engine.sessions()).toEqual([])
})

test('a wallet that knows no sign-in connects by the proposal', async () => {
  const { wallet, attempt, proposed, request, engine } = await signingIn(['personal_sign'])
  const error = { code: 10_001, message: 'Unsupported' }
  await wallet.reply(request.topic, 'wc_sessionAuthenticate', request.id, { error })
  const accepted = await wallet.accept(proposed)
  await accepted.say()
  await wallet.settle(accepted.session)
  expect(await attempt.answer).toMatchObject({ session: { topic: accepted.session }, signIns: [] })
  expect(engine.sessions()).toHaveLength(1)
})

test('declining to sign is reported', async () => {
  const { wallet, attempt, request } = await signingIn()
  const refused = expect(attempt.answer).rejects.toMatchObject({ code: 'user_rejected' })
  const error = { code: 12_001, message: 'No' }
  await wallet.signIn(request.params.requester.publicKey, request.id, { error })
  await refused
})

test('a wallet that signs after the page gave up keeps its pairing, and hears that there is no session', async () => {
  const { wallet, attempt, request, engine, clock } = await signingIn(['personal_sign'])
  const gone = expect(attempt.answer).rejects.toMatchObject({ code: 'connect_cancelled' })
  const told = Promise.race([
    wallet.nextCall('wc_pairingDelete'),
    wallet.nextCall('wc_sessionDelete'),
  ])
  attempt.cancel()
  await gone
  await clock.advance(0)
  const cacaos = [cacaoOf(request)]
  await wallet.signIn(request.params.requester.publicKey, request.id, answer(wallet, cacaos))
  expect(await told).toMatchObject({ method: 'wc_sessionDelete', params: { code: 6000 } })
  expect(engine.sessions()).toEqual([])
})

test('a page that was away while the user signed in learns it when it is back', async () => {
  const { wallet, request, openPage, clock, ...page } = await signingIn(['personal_sign'])
  page.engine.destroy()
  await clock.advance(0)
  const cacaos = [cacaoOf(request)]
  await wallet.signIn(request.params.requester.publicKey, request.id, answer(wallet, cacaos))
  const { engine, events } = await openPage({ verifySignature })
  await expect.poll(() => engine.sessions()).toHaveLength(1)
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'session_authenticate', signIns: [expect.anything()] }),
  )
})

test('without a way to check signatures no account can sign in', async () => {
  const { openPage } = createTestBrowser()
  const { engine } = await openPage()
  await expect(engine.authenticate(asked)).rejects.toMatchObject({ code: 'siwx_not_enabled' })
})
