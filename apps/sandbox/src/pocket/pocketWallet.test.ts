import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkCacao, createAuthPayload } from '@foyer/protocol/siwx'
import { createPocketWallet, type PocketOptions, type PocketWallet } from '@foyer/testing/pocket'
import { readConfig, startServer } from 'server'
import { type Hex, parseTransaction, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type SandboxChains, startChains } from '../startChains.js'
import { createDapp, type Dapp } from './testing/createDapp.js'

const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const mine = {
  chains: ['eip155:31337', 'eip155:31338', 'eip155:99999'],
  methods: [
    'personal_sign',
    'eth_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'eth_signTransaction',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_getCapabilities',
    'wallet_sendCalls',
  ],
  events: ['chainChanged', 'accountsChanged'],
}

let relayUrl: string
let chains: SandboxChains
const ends: (() => Promise<unknown>)[] = []
const started: (() => void)[] = []

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-pocket-'))
  const server = await startServer(
    readConfig({
      FOYER_SERVER_PORT: '0',
      FOYER_DATA: folder,
      FOYER_LOG_LEVEL: 'error',
      FOYER_LOCAL_PROJECTS: 'local',
      FOYER_DRAIN_MS: '500',
    }),
  )
  chains = await startChains()
  ends.push(() => rm(folder, { recursive: true, force: true }), server.stop, chains.stop)
  relayUrl = `${server.url.replace('http', 'ws').replace('localhost', '127.0.0.1')}/relay`
}, 180_000)
afterEach(() => {
  for (const end of started.splice(0)) end()
})
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

function wallet(options: Partial<PocketOptions> = {}): PocketWallet {
  const [first, ...others] = chains.world.chains.map(({ id, rpcUrl, name }) => ({
    id: `eip155:${id}`,
    rpcUrl,
    name,
  }))
  if (!first) throw new Error('no chains')
  const made = createPocketWallet({
    relayUrl,
    chains: [first, ...others, { id: solana, name: 'Solana' }],
    WebSocket: WebSocket as never,
    ...options,
  })
  started.push(made.destroy)
  return made
}

async function dapp(): Promise<Dapp> {
  const made = await createDapp(relayUrl)
  started.push(made.close)
  return made
}

/** A page and a wallet with a session. */
async function together(options?: Partial<PocketOptions>, asked: unknown = { eip155: mine }) {
  const page = await dapp()
  const pocket = wallet(options)
  const { uri, answered } = await page.propose(asked)
  pocket.pair(uri)
  const { topic } = await answered
  const { namespaces } = (await page.saying('wc_sessionSettle')) as never
  await expect.poll(() => pocket.state().sessions[0]?.acknowledged).toBe(true)
  return { page, pocket, topic, namespaces: namespaces as Record<string, Granted> }
}

type Granted = { accounts: string[]; chains: string[]; methods: string[]; events: string[] }

const remembered = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('grants what is asked for and known, on every account', async () => {
  const { pocket, namespaces } = await together()
  const [first, second] = pocket.addresses.eip155
  expect(namespaces.eip155).toEqual({
    chains: ['eip155:31337', 'eip155:31338'],
    accounts: [
      `eip155:31337:${first}`,
      `eip155:31337:${second}`,
      `eip155:31338:${first}`,
      `eip155:31338:${second}`,
    ],
    methods: mine.methods.filter((method) => method !== 'eth_sign'),
    events: ['chainChanged', 'accountsChanged'],
  })
  expect(pocket.state().sessions[0]?.peer.name).toBe('Stall')
})

test('signs with the keys it showed', async () => {
  const { page, pocket, topic } = await together()
  const [address] = pocket.addresses.eip155 as [`0x${string}`]
  const signed = await page.request(topic, 'eip155:31337', 'personal_sign', ['0x6869', address])
  const signature = signed.result as `0x${string}`
  await expect(verifyMessage({ address, message: 'hi', signature })).resolves.toBe(true)

  const typed = {
    domain: { name: 'Stall', chainId: 31337 },
    types: { Order: [{ name: 'loaves', type: 'uint256' }] },
    primaryType: 'Order' as const,
    message: { loaves: 3n },
  }
  const text = JSON.stringify({ ...typed, message: { loaves: '3' } })
  const order = await page.request(topic, 'eip155:31337', 'eth_signTypedData_v4', [address, text])
  await expect(
    verifyTypedData({ ...typed, address, signature: order.result as `0x${string}` }),
  ).resolves.toBe(true)
})

test('sends a transaction to the network that is named, and signs one without sending it', async () => {
  const { page, pocket, topic } = await together()
  const [from, to] = pocket.addresses.eip155
  const transaction = { from, to, value: '0x1' }
  const sent = await page.request(topic, 'eip155:31338', 'eth_sendTransaction', [transaction])
  const node = chains.world.chains[1]?.rpcUrl ?? ''
  const receipt = async () => {
    const answer = await fetch(node, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id: 1,
        jsonrpc: '2.0',
        method: 'eth_getTransactionReceipt',
        params: [sent.result],
      }),
    })
    return ((await answer.json()) as { result: unknown }).result
  }
  await expect.poll(receipt).toMatchObject({ status: '0x1' })
  const kept = await page.request(topic, 'eip155:31338', 'eth_signTransaction', [transaction])
  expect(parseTransaction(kept.result as `0x${string}`)).toMatchObject({
    chainId: 31338,
    value: 1n,
  })
})

test('refuses methods and networks that the session has not', async () => {
  const { page, topic } = await together()
  const none = await page.request(topic, 'eip155:31337', 'eth_sign', [])
  expect(none.error).toMatchObject({ code: 3001 })
  const nowhere = await page.request(topic, 'eip155:99999', 'personal_sign', [])
  expect(nowhere.error).toMatchObject({ code: 3005 })
  const bitcoin = await page.request(
    topic,
    'bip122:000000000019d6689c085ae165831e93',
    'signMessage',
    {},
  )
  expect(bitcoin.error).toMatchObject({ code: 3005 })
})

test('answers what it can do, and refuses calls that must be atomic', async () => {
  const { page, pocket, topic } = await together()
  const [from] = pocket.addresses.eip155
  const can = await page.request(topic, 'eip155:31337', 'wallet_getCapabilities', [
    from,
    ['0x7a69'],
  ])
  expect(can.result).toEqual({ '0x7a69': { atomic: { status: 'unsupported' } } })
  const batch = { version: '2.0.0', chainId: '0x7a69', from, atomicRequired: true, calls: [] }
  const calls = await page.request(topic, 'eip155:31337', 'wallet_sendCalls', [batch])
  expect(calls.error).toMatchObject({ code: 5760 })
})

test('declines a proposal, and what is asked of a session', async () => {
  const page = await dapp()
  const pocket = wallet({ decision: 'reject' })
  const { uri, topic, answered } = await page.propose({ eip155: mine })
  pocket.pair(uri)
  await expect(answered).resolves.toMatchObject({ error: { code: 5000 } })
  expect(page.tags).toEqual([1120])

  pocket.approve()
  // The same code serves a second try.
  const again = await page.propose({ eip155: mine }, {}, topic)
  const session = await again.answered
  await page.saying('wc_sessionSettle')
  pocket.reject('personal_sign')
  const asked = ['0x6869', pocket.addresses.eip155[0]]
  const no = await page.request(session.topic, 'eip155:31337', 'personal_sign', asked)
  expect(no.error).toMatchObject({ code: 5000 })
  pocket.fail({ code: 4001, message: 'Not today', data: { because: 'rain' } }, 'personal_sign')
  const odd = await page.request(session.topic, 'eip155:31337', 'personal_sign', asked)
  expect(odd.error).toEqual({ code: 4001, message: 'Not today', data: { because: 'rain' } })
})

test.each([
  ['a family it has not', { near: { chains: ['near:mainnet'], methods: [], events: [] } }, 5104],
  ['a network it does not know', { eip155: { ...mine, methods: [] } }, 5100],
  [
    'a method it has not',
    { eip155: { chains: ['eip155:31337'], methods: ['eth_sign'], events: [] } },
    5101,
  ],
  [
    'an event it has not',
    { eip155: { chains: ['eip155:31337'], methods: [], events: ['x'] } },
    5102,
  ],
  ['nothing that is right', { eip155: { chains: ['solana:x'], methods: [], events: [] } }, 5100],
])('refuses by itself a proposal that requires %s', async (_, required, code) => {
  const page = await dapp()
  const pocket = wallet({ decision: 'hold' })
  const { uri, answered } = await page.propose({}, required)
  pocket.pair(uri)
  await expect(answered).resolves.toMatchObject({ error: { code } })
  expect(page.tags).toEqual([1121])
  expect(pocket.state().open).toEqual([])
})

test('the user chooses networks and accounts', async () => {
  const page = await dapp()
  const pocket = wallet({ decision: 'hold' })
  const { uri, answered } = await page.propose({ eip155: mine })
  pocket.pair(uri)
  await expect.poll(() => pocket.state().open).toHaveLength(1)
  const [prompt] = pocket.state().open
  expect(prompt).toMatchObject({
    kind: 'proposal',
    peer: { name: 'Stall' },
    chains: ['eip155:31337', 'eip155:31338'],
  })
  if (prompt?.kind === 'proposal') prompt.approve({ chains: ['eip155:31338'], accounts: [1] })
  await answered
  expect(await page.saying('wc_sessionSettle')).toMatchObject({
    namespaces: { eip155: { accounts: [`eip155:31338:${pocket.addresses.eip155[1]}`] } },
  })
})

test('another network and another account are told', async () => {
  const { page, pocket, topic } = await together()
  const [first, second] = pocket.addresses.eip155
  await pocket.switchChain('eip155:31338')
  expect(await page.saying('wc_sessionEvent')).toEqual({
    event: { name: 'chainChanged', data: 31338 },
    chainId: 'eip155:31338',
  })
  // One that the session has not is given first.
  await pocket.switchChain('eip155:31339')
  const { namespaces } = (await page.saying('wc_sessionUpdate')) as never
  expect((namespaces as { eip155: Granted }).eip155.accounts).toContain(`eip155:31339:${first}`)
  expect(await page.saying('wc_sessionEvent')).toMatchObject({ chainId: 'eip155:31339' })

  await pocket.selectAccount(1)
  await page.saying('wc_sessionUpdate')
  expect(await page.saying('wc_sessionEvent')).toEqual({
    event: {
      name: 'accountsChanged',
      data: [`eip155:31339:${second}`, `eip155:31339:${first}`],
    },
    chainId: 'eip155:31339',
  })
  expect(pocket.state().sessions[0]?.topic).toBe(topic)
})

test('a page switches the network, and adds one', async () => {
  const { page, pocket, topic } = await together()
  const ask = (method: string, params: unknown) =>
    page.request(topic, 'eip155:31337', method, [params])
  const unknown = await ask('wallet_switchEthereumChain', { chainId: '0x1' })
  expect(unknown.error).toMatchObject({ code: 4902 })
  const switched = await ask('wallet_switchEthereumChain', { chainId: '0x7a6a' })
  expect(switched.result).toBeNull()
  expect(await page.saying('wc_sessionEvent')).toMatchObject({ event: { data: 31338 } })
  expect(pocket.state().chainId).toBe('eip155:31338')
})

test('a ping, more time, and the end, from either side', async () => {
  const { page, pocket, topic } = await together()
  await expect(page.call(topic, 'wc_sessionPing', {})).resolves.toEqual({ result: true })
  await pocket.ping(topic)
  await pocket.extend(topic)
  expect(await page.saying('wc_sessionExtend')).toHaveProperty('expiry')
  await expect(page.call(topic, 'wc_sessionExtend', {})).resolves.toEqual({ result: true })
  await expect(page.call(topic, 'wc_sessionUpdate', { namespaces: {} })).resolves.toMatchObject({
    error: { code: 3003 },
  })
  await expect(
    page.call(topic, 'wc_sessionDelete', { code: 6000, message: 'bye' }),
  ).resolves.toEqual({ result: true })
  expect(pocket.state().sessions).toEqual([])

  const other = await together()
  other.pocket.disconnect(other.topic)
  expect(await other.page.saying('wc_sessionDelete')).toMatchObject({ code: 6000 })
  expect(other.pocket.state().sessions).toEqual([])
})

test('what was sent while the wallet was away waits for it, and keeps its questions over a reload', async () => {
  const storage = remembered()
  const { page, pocket, topic } = await together({ storage })
  pocket.destroy()
  const [address] = pocket.addresses.eip155
  const signed = page.request(topic, 'eip155:31337', 'personal_sign', ['0x6869', address])
  const back = wallet({ storage, decision: 'hold' })
  expect(back.clientId).toBe(pocket.clientId)
  expect(back.state().sessions).toHaveLength(1)
  await expect.poll(() => back.state().open).toHaveLength(1)
  back.destroy()
  // Its question was stored before the relay was told that it came.
  const again = wallet({ storage, decision: 'hold' })
  expect(again.state().open).toMatchObject([{ method: 'personal_sign', peer: { name: 'Stall' } }])
  again.release()
  await expect(signed).resolves.toHaveProperty('result')
  expect(again.state().open).toEqual([])
})

test('what the wallet says in a tunnel is said behind it', async () => {
  const { page, pocket, topic } = await together()
  pocket.goOffline()
  expect(pocket.state().relay).toBe('off')
  pocket.disconnect(topic)
  pocket.goOnline()
  expect(await page.saying('wc_sessionDelete')).toMatchObject({ code: 6000 })
})

test('holds several sessions, each with its own page', async () => {
  const { page, pocket, topic } = await together()
  const second = await dapp()
  const { uri, answered } = await second.propose({ eip155: mine })
  pocket.pair(`http://127.0.0.1:4300/?uri=${encodeURIComponent(uri)}`)
  await answered
  await second.saying('wc_sessionSettle')
  expect(pocket.state().sessions).toHaveLength(2)
  pocket.disconnect(topic)
  await page.saying('wc_sessionDelete')
  expect(pocket.state().sessions).toHaveLength(1)
  expect(second.said).toEqual([])
})

const now = Date.now()
const authPayload = createAuthPayload({
  chains: ['eip155:31337', 'eip155:31338', 'eip155:99999'],
  domain: 'stall.test',
  aud: 'https://stall.test/login',
  nonce: 'abcdefgh12345678',
  iat: new Date(now).toISOString(),
  statement: 'Buy bread.',
  methods: ['personal_sign', 'eth_sign', 'eth_sendTransaction'],
})

test('signs in and connects at once, with permissions that it narrowed', async () => {
  const page = await dapp()
  const pocket = wallet()
  const { topic, uri } = await page.pairing(['wc_sessionAuthenticate'])
  // For wallets that do not sign in: this one drops it.
  const proposed = await page.propose({ eip155: mine }, {}, topic)
  const answered = page.authenticate(topic, authPayload)
  pocket.pair(uri)
  const { result, topic: session } = await answered
  const { cacaos } = result as { cacaos: unknown[] }
  expect(cacaos).toHaveLength(2)
  for (const cacao of cacaos) {
    const checked = await checkCacao({
      cacao,
      requested: authPayload,
      now,
      verifySignature: ({ address, message, signature }) =>
        verifyMessage({ address: address as Hex, message, signature: signature as Hex }),
    })
    expect(checked).toMatchObject({
      signIn: {
        address: pocket.addresses.eip155[0],
        methods: ['eth_sendTransaction', 'personal_sign'],
        chains: expect.arrayContaining(['eip155:31337', 'eip155:31338']),
      },
    })
  }
  const [address] = pocket.addresses.eip155
  const signed = await page.request(session, 'eip155:31338', 'personal_sign', ['0x6869', address])
  expect(signed).toHaveProperty('result')
  expect(pocket.state().sessions).toMatchObject([{ topic: session, acknowledged: true }])
  const unanswered = await Promise.race([proposed.answered, Promise.resolve('nothing')])
  expect(unanswered).toBe('nothing')
})

test('a sign-in without permissions makes no session; one may be declined', async () => {
  const page = await dapp()
  const pocket = wallet()
  const { resources: _, ...plain } = authPayload
  const first = await page.pairing(['wc_sessionAuthenticate'])
  pocket.pair(first.uri)
  const { result } = await page.authenticate(first.topic, plain)
  expect(result).toHaveProperty('cacaos')
  expect(pocket.state().sessions).toEqual([])

  pocket.reject('wc_sessionAuthenticate')
  const declined = await page.authenticate(first.topic, plain)
  expect(declined.error).toMatchObject({ code: 12001 })
  const odd = await page.authenticate(first.topic, { chains: ['eip155:31337'] })
  expect(odd.error).toMatchObject({ code: 11002 })
})

test('a wallet that does not sign in takes the proposal instead', async () => {
  const page = await dapp()
  const pocket = wallet({ oneClickAuth: false })
  const { topic, uri } = await page.pairing(['wc_sessionAuthenticate'])
  pocket.pair(uri)
  const { error } = await page.authenticate(topic, authPayload)
  expect(error).toMatchObject({ code: 10001 })
  const { answered } = await page.propose({ eip155: mine }, {}, topic)
  await expect(answered).resolves.toMatchObject({ error: undefined })
})

test('signs for Solana', async () => {
  const asked = { solana: { chains: [solana], methods: ['solana_signMessage'], events: [] } }
  const { page, pocket, topic } = await together({}, asked)
  const [pubkey] = pocket.addresses.solana
  // The first address that every wallet shows for the well-known words.
  expect(pubkey).toBe('oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96')
  const message = '2NEpo7TZRRrLZSi2U'
  const { result } = await page.request(topic, solana, 'solana_signMessage', { message, pubkey })
  const { ed25519 } = await import('@noble/curves/ed25519')
  const { base58 } = await import('@scure/base')
  const { signature } = result as { signature: string }
  expect(
    ed25519.verify(base58.decode(signature), base58.decode(message), base58.decode(pubkey ?? '')),
  ).toBe(true)
})

test.each([
  ['nothing', '', /not a WalletConnect code/],
  ['a page', 'https://stall.test/', /not a WalletConnect code/],
  ['an old code', `wc:${'a'.repeat(64)}@1?bridge=x`, /another version/],
  ['no key', `wc:${'a'.repeat(64)}@2?relay-protocol=irn`, /its key is missing/],
  ['no relay', `wc:${'a'.repeat(64)}@2?symKey=${'b'.repeat(64)}`, /names no relay/],
  [
    'one of long ago',
    `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}&expiryTimestamp=1`,
    /has expired/,
  ],
])('says in words that a code is none: %s', (_, text, words) => {
  expect(() => wallet().pair(text)).toThrow(words)
})
