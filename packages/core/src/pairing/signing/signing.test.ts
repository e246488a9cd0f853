import { verifySignature } from '@foyer/protocol/signatures'
import type { SiwxSession } from '@foyer/protocol/siwx'
import { decodeRecap, encodeRecap, recapOf } from '@foyer/protocol/siwx'
import { afterEach, expect, test } from 'vitest'
import { testKey } from '../../fixtures/testKey.js'
import { openModal } from '../../modal/openModal.js'
import { getSession } from '../../siwx/getSession.js'
import { testNetwork } from '../../testing/createTestClient.js'
import { testStore } from '../../testing/testStore.js'
import { cancelPairing } from '../cancelPairing.js'
import { createPairingBrowser, everywhere } from '../fixtures/createPairingBrowser.js'
import { livePairing } from '../livePairing.js'
import { preparePairing } from '../preparePairing.js'

const browsers: ReturnType<typeof createPairingBrowser>[] = []
afterEach(() => {
  for (const browser of browsers.splice(0)) browser.end()
})

const { address, sign } = testKey

const verify = ({ data, message, signature }: SiwxSession) =>
  verifySignature({ chainId: data.chainId, address: data.accountAddress, message, signature })

type Payload = Readonly<Record<'domain' | 'aud' | 'nonce' | 'iat', string>> & {
  readonly statement?: string
  readonly resources: readonly string[]
}

/** What wallets say before the permission, and after it: ERC-5573 by hand. */
const promise = 'I further authorize the stated URI to perform the following actions on my behalf:'

/** A wallet's answer, by hand: the text of EIP-4361 with the sentence of the permission, of one network. */
function cacaoOf(payload: Payload, changes: Partial<Payload> = {}) {
  const { domain, aud, nonce, iat, statement, resources } = { ...payload, ...changes }
  const recap = recapOf(resources)
  const abilities = recap ? Object.keys(decodeRecap(recap).att.eip155 ?? {}).sort() : []
  const names = abilities.map((one) => `'${one.slice('request/'.length)}'`).join(', ')
  const said = `${statement} ${promise} (1) 'request': ${names} for 'eip155'.`
  const message = `${domain} wants you to sign in with your Ethereum account:\n${address}\n\n${said}\n\nURI: ${aud}\nVersion: 1\nChain ID: 1\nNonce: ${nonce}\nIssued At: ${iat}\nResources:\n${resources.map((one) => `- ${one}`).join('\n')}`
  const p = { domain, aud, version: '1', nonce, iat, statement, resources }
  return {
    h: { t: 'caip122' },
    p: { ...p, iss: `did:pkh:eip155:1:${address}` },
    s: { t: 'eip191', s: sign(message) },
  }
}

/** A page of EVM networks that shows a code, and a wallet that has scanned it. */
async function scanned(options: Parameters<typeof createPairingBrowser>[0] = {}) {
  const browser = createPairingBrowser({ networks: [testNetwork(1), testNetwork(10)], ...options })
  browsers.push(browser)
  const store = testStore(verify)
  const page = browser.openPage({ siwx: store })
  const { client, state } = page
  openModal(client)
  await preparePairing(client)
  const wallet = await browser.openWallet()
  const uri = state().pairing.uri ?? ''
  const proposed = await wallet.pair(uri)
  const status = () => getSession(client, { chainNamespace: 'eip155' }).status
  const shown = () => state().modal.history.at(-1)?.name
  return { ...page, ...browser, browser, store, wallet, uri, proposed, status, shown }
}

/** The same, with the request that wallets sign in by. */
async function authenticating() {
  const one = await scanned()
  const request = await one.wallet.nextCall('wc_sessionAuthenticate')
  const payload = request.params.authPayload as Payload & { chains: readonly string[] }
  const answer = (cacao: unknown) =>
    one.wallet.signIn(request.params.requester.publicKey, request.id, {
      result: {
        cacaos: [cacao],
        responder: { publicKey: one.wallet.publicKey, metadata: { name: 'Pocket', icons: [] } },
      },
    })
  return { ...one, request, payload, answer }
}

test('one approval on the phone pairs and signs in, with the permission that the store is shown too', async () => {
  const { payload, answer, state, store, status, shown } = await authenticating()
  expect(payload).toMatchObject({
    ...{ chains: ['eip155:1', 'eip155:10'], domain: 'app.example', aud: 'https://app.example' },
  })
  await answer(cacaoOf(payload))
  await expect.poll(status).toBe('signedIn')
  expect(state().connection.byNamespace.eip155?.accounts[0].address).toBe(address)
  expect(store.calls).toEqual(['createTerms', 'addSession'])
  expect(store.sessions[0]?.data.statement).toContain("'personal_sign'")
  expect(store.sessions[0]?.message).toContain('urn:recap:')
  expect(shown()).not.toBe('SIWXSignMessage')
})

test('a wallet that does not know the request connects by the proposal, and the view prompts', async () => {
  const { wallet, proposed, request, state, shown } = await authenticating()
  const error = { code: 10_001, message: 'Unsupported' }
  await wallet.signIn(request.params.requester.publicKey, request.id, { error })
  const accepted = await wallet.accept(proposed)
  await accepted.say()
  await wallet.settle(accepted.session)
  await expect.poll(() => state().connection.byNamespace.eip155).toBeDefined()
  await expect.poll(shown).toBe('SIWXSignMessage')
})

test('a user who says no is not asked for a connection alone', async () => {
  const { wallet, request, state, store } = await authenticating()
  const error = { code: 12_001, message: 'No' }
  await wallet.signIn(request.params.requester.publicKey, request.id, { error })
  await expect.poll(() => state().pairing.status).toBe('declined')
  expect(store.sessions).toEqual([])
})

const more = encodeRecap({ att: { eip155: { 'request/evil_takeAll': [{}] } } })

test.each<[string, (payload: Payload) => unknown]>([
  ['another nonce', (one) => cacaoOf(one, { nonce: 'nonce9999999' })],
  ['another domain', (one) => cacaoOf(one, { domain: 'evil.example' })],
  ['another address of the page', (one) => cacaoOf(one, { aud: 'https://evil.example' })],
  [
    'a resource more',
    (one) => cacaoOf(one, { resources: ['https://evil.example', ...one.resources] }),
  ],
  ['a permission that was not asked for', (one) => cacaoOf(one, { resources: [more] })],
  [
    'a permission that its sentence does not say',
    (one) => ({ ...cacaoOf(one), s: cacaoOf(one, { statement: 'Only this.' }).s }),
  ],
  [
    'another account than the one that signed',
    (one) => ({
      ...cacaoOf(one),
      p: { ...cacaoOf(one).p, iss: `did:pkh:eip155:1:0x${'2'.repeat(40)}` },
    }),
  ],
])(
  'an answer with %s connects nobody and signs nobody in, and the next code is one to connect alone',
  async (_, change) => {
    const { client, payload, answer, state, store, wallet } = await authenticating()
    await answer(change(payload))
    await expect
      .poll(() => state().pairing)
      .toMatchObject({
        ...{ status: 'failed', error: { code: 'session_refused' } },
      })
    expect(state().connection.byNamespace).toEqual({})
    expect(store.calls).toEqual(['createTerms'])
    await wallet.nextCall('wc_sessionDelete')
    await preparePairing(client)
    expect(state().pairing.uri).not.toContain('wc_sessionAuthenticate')
  },
)

test('what is signed after the user has left connects nobody and signs nobody in', async () => {
  const { client, payload, answer, state, store, wallet } = await authenticating()
  cancelPairing(client)
  await answer(cacaoOf(payload))
  await wallet.nextCall('wc_sessionDelete')
  expect(state().connection.byNamespace).toEqual({})
  expect(store.calls).toEqual(['createTerms'])
})

test('a page that goes while the phone has both before its user is connected and signed in when it is back, without another prompt', async () => {
  const { payload, answer, browser, close, store } = await authenticating()
  close()
  await browser.clock.advance(0)
  const answered = answer(cacaoOf(payload))
  const { client, state } = browser.openPage({ siwx: store })
  await client.handles.wake?.()
  await livePairing(client)
  await browser.clock.advance(1_000)
  await browser.clock.advance(1_000)
  await answered
  const status = () => getSession(client, { chainNamespace: 'eip155' }).status
  await expect.poll(() => state().connection.byNamespace.eip155?.accounts[0].address).toBe(address)
  await expect.poll(status).toBe('signedIn')
  expect(store.calls).toEqual(['createTerms', 'addSession'])
  expect(state().modal.history.at(-1)?.name).not.toBe('SIWXSignMessage')
})

test('with networks of another family a session alone is proposed', async () => {
  const { uri } = await scanned(everywhere)
  expect(uri).not.toContain('wc_sessionAuthenticate')
})
