import { readDirectory } from '@foyer/directory/node'
import fc from 'fast-check'
import pino from 'pino'
import { type SandboxChains, startChains } from 'sandbox'
import {
  type Address,
  createWalletClient,
  encodeErrorResult,
  encodeFunctionData,
  type Hex,
  http,
  namehash,
  parseAbi,
} from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../config/readConfig.js'
import { createApp } from '../../createApp.js'
import { createServices } from '../../createServices.js'
import type { OpenedDatabase } from '../../database/Database.js'
import type { Services } from '../../Services.js'
import { openTestDatabase } from '../../testing/openTestDatabase.js'
import { putProject } from '../../testing/putProject.js'
import { node, startUpstream } from '../../testing/startUpstream.js'
import { coinOf } from '../families/coinOf.js'
import { createDecoder } from '../images/createDecoder.js'
import { createRemote } from '../remote/createRemote.js'
import { countingProxy } from '../testing/countingProxy.js'
import { startEnsGateway } from '../testing/ensGateway.js'
import { createWalletDirectory } from '../wallets/createWalletDirectory.js'
import { createNames } from './createNames.js'
import { nameAddresses, names } from './tables.js'

const chainId = 'eip155:31337'
const chainCoin = String(0x80000000 + 31337)
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const directory = createWalletDirectory(readDirectory())
const abi = parseAbi([
  'function registry() view returns (address)',
  'function resolver(bytes32) view returns (address)',
  'function owner(bytes32) view returns (address)',
  'function setName(string)',
  'function setGateway(string[], address)',
  'function resolve(bytes, bytes) view returns (bytes)',
  'function transferFrom(address, address, uint256)',
  'error OffchainLookup(address, string[], bytes, bytes4, bytes)',
])

let chains: SandboxChains
let database: OpenedDatabase
let proxy: Awaited<ReturnType<typeof countingProxy>>
let gateway: Awaited<ReturnType<typeof startEnsGateway>>
let universal: Address
let stalls: Address
let offchain: Address
let accounts: readonly Address[]
beforeAll(async () => {
  ;[chains, database, gateway] = await Promise.all([
    startChains({ count: 1 }),
    openTestDatabase(),
    startEnsGateway(),
  ])
  const [chain] = chains.world.chains
  if (!chain?.contracts.ensUniversalResolver) throw new Error('no names')
  universal = chain.contracts.ensUniversalResolver
  stalls = chain.contracts.stalls
  accounts = chains.world.accounts
  proxy = await countingProxy(chain.rpcUrl)
  const client = start().services.chains.evm(chainId)
  const registry = await client.readContract({ address: universal, abi, functionName: 'registry' })
  const resolver = (name: string) =>
    client.readContract({
      address: registry,
      abi,
      functionName: 'resolver',
      args: [namehash(name)],
    })
  const reverse = await client.readContract({
    ...{ address: registry, abi, functionName: 'owner' },
    args: [namehash('addr.reverse')],
  } as const)
  offchain = await resolver('stand.eth')
  reverseRegistrar = reverse
  await leadTo([gateway.template])
}, 180_000)
afterAll(async () => {
  await Promise.all([proxy.stop(), gateway.stop(), chains.stop(), database.close()])
})

let reverseRegistrar: Address
const account = (index: number): Address => accounts[index] ?? '0x'
/** The node has the keys of the accounts. */
async function write(from: Address, to: Address, data: Hex) {
  const rpcUrl = chains.world.chains[0]?.rpcUrl ?? ''
  const client = createWalletClient({ transport: http(rpcUrl), pollingInterval: 20 })
  const sent = { account: from, to, data, chain: null, gas: 1_000_000n }
  // A node answers when it has the transaction, and puts it into a block when it gets to it.
  const { status } = await client.sendTransactionSync(sent)
  if (status !== 'success') throw new Error('The chain refused it')
}
const call = (name: string, args: readonly unknown[]) =>
  encodeFunctionData({ abi, functionName: name as 'setName', args: args as [string] })
const callHimself = (index: number, name: string) =>
  write(account(index), reverseRegistrar, call('setName', [name]))
const leadTo = (urls: string[]) =>
  write(account(3), offchain, call('setGateway', [urls, gateway.signer]))

let time = Date.UTC(2026, 0, 1)
let services: Services
function start(env: Record<string, string> = {}) {
  const contracts = { ensUniversalResolver: universal }
  const config = readConfig({
    FOYER_NETWORKS: JSON.stringify({
      [chainId]: { rpc: [proxy.url], contracts },
      [solana]: { rpc: ['http://127.0.0.1:1'] },
    }),
    FOYER_ENS_NETWORK: chainId,
    FOYER_FETCH_PRIVATE: 'yes',
    FOYER_PUBLIC_URL: 'https://foyer.example',
    FOYER_LEGACY_NAME_SUFFIX: '.old.example',
    FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0',
    ...env,
  })
  const log = pino({ level: 'silent' })
  services = createServices({ config, database, directory, log, now: () => time })
  return { app: createApp(services), services }
}
let app: ReturnType<typeof createApp>
beforeEach(async () => {
  app = start().app
  gateway.misbehave(undefined)
  gateway.names.clear()
  gateway.take()
  await putProject(services)
})
afterEach(async () => {
  await Promise.all([services.images.close(), services.remote.close()])
})

async function get(path: string, query = '') {
  const answer = await app.request(`${path}?projectId=shop${query}`)
  const body = (await answer.json()) as { reasons?: { name: string }[] }
  return { status: answer.status, body, reason: body.reasons?.[0]?.name }
}
const identity = async (address: string) => {
  const { status, body } = await get(`/v1/identity/${address}`)
  expect(status).toBe(200)
  return body as unknown as { name: string | null; avatar: string | null }
}
const unnamed = { name: null, avatar: null }

test('tells what an account is called, with a picture that this server serves', async () => {
  const { name, avatar } = await identity(account(0))
  expect(name).toBe('orchard.eth')
  expect(avatar).toMatch(/^https:\/\/foyer\.example\/v1\/image\/[\da-f]{40}$/)
  const picture = await app.request(avatar ?? '')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('tells nothing of an account without a name, and of one of another kind of chain', async () => {
  expect(await identity(account(2))).toEqual(unnamed)
  expect(await identity('4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T')).toEqual(unnamed)
  expect((await get('/v1/identity/orchard.eth')).status).toBe(400)
})

test('shows a token as picture only while the account has it', async () => {
  const before = await identity(account(1))
  expect(before).toMatchObject({
    name: 'meadow.eth',
    avatar: expect.stringContaining('/v1/image/'),
  })
  expect((await app.request(before.avatar ?? '')).status).toBe(200)
  await write(account(1), stalls, call('transferFrom', [account(1), account(3), 2n]))
  app = start().app
  expect(await identity(account(1))).toEqual({ name: 'meadow.eth', avatar: null })
})

test('does not believe a name that leads elsewhere', async () => {
  await callHimself(3, 'orchard.eth')
  expect(await identity(account(3))).toEqual(unnamed)
  expect((await get(`/v1/profile/reverse/${account(3)}`)).body).toEqual([])
})

test('does not show a name that is written otherwise than it should be', async () => {
  for (const name of ['BOB.stand.eth', 'b\u200bob.stand.eth', 'bob..stand.eth', 'bоb.stand.eth']) {
    gateway.names.set(name, { addresses: { 60: account(3) } })
    await callHimself(3, name)
    app = start().app
    expect(await identity(account(3))).toEqual(unnamed)
  }
})

test('remembers an answer for five minutes, and asks once however many want it', async () => {
  proxy.take()
  await Promise.all(Array.from({ length: 20 }, () => identity(account(0))))
  const asked = proxy.take().length
  expect(asked).toBeLessThanOrEqual(3)
  time += 299_000
  await identity(account(0).toLowerCase())
  expect(proxy.take()).toEqual([])
  time += 2_000
  await identity(account(0))
  expect(proxy.take()).toHaveLength(asked)
})

test('says so when the network with the names does not answer, and does not remember that', async () => {
  proxy.breakDown(true)
  const paths = [`/v1/identity/${account(0)}`, '/v1/profile/account/orchard.eth']
  for (const path of paths)
    expect(await get(path)).toMatchObject({ status: 502, reason: 'upstream_failed' })
  proxy.breakDown(false)
  app = start().app
  for (const path of paths) expect((await get(path)).status).toBe(200)
})

test('serves a server without such a network, too', async () => {
  app = start({ FOYER_ENS_NETWORK: 'eip155:1' }).app
  expect(await identity(account(0))).toEqual(unnamed)
  expect(await get('/v1/profile/account/orchard.eth')).toMatchObject({ status: 404 })
})

test('reads what is registered under a name, on chain and at a gateway', async () => {
  const plain = await get('/v1/profile/account/Orchard.ETH', '&apiVersion=2')
  expect(plain.body).toMatchObject({
    name: 'orchard.eth',
    addresses: { 60: { address: account(0) } },
    attributes: [{ avatar: expect.stringContaining('/v1/image/') }],
  })
  gateway.names.set('bob.stand.eth', {
    addresses: { 60: account(3), 501: `0x${'11'.repeat(32)}`, [chainCoin]: account(2) },
    texts: { description: 'A stand\0 by the road', avatar: `${gateway.origin}/bob.png` },
  })
  const { body } = await get('/v1/profile/account/bob.stand.eth')
  expect(body).toEqual({
    ...{ name: 'bob.stand.eth', registered: null, updated: null },
    addresses: {
      60: { address: account(3) },
      501: { address: '29d2S7vB453rNYFdR5Ycwt7y9haRT5fwVwL9zTmBhfV2' },
      [chainCoin]: { address: account(2) },
    },
    attributes: [{ avatar: expect.stringContaining('/v1/image/'), bio: 'A stand by the road' }],
  })
  await callHimself(3, 'bob.stand.eth')
  expect(await identity(account(3))).toMatchObject({ name: 'bob.stand.eth' })
  expect((await get(`/v1/profile/reverse/${account(3)}`)).body).toEqual([body])
})

test('leads to no address of a coin that is not set, or that is none of its kind', async () => {
  gateway.names.set('odd.stand.eth', {
    addresses: { 501: '0x1234', [chainCoin]: `0x${'22'.repeat(32)}` },
  })
  expect(await get('/v1/profile/account/odd.stand.eth')).toMatchObject({ status: 404 })
  gateway.names.set('evm.stand.eth', { addresses: { 60: account(3) } })
  const { body } = await get('/v1/profile/account/evm.stand.eth')
  expect(body).toMatchObject({ addresses: { 60: { address: account(3) } } })
  expect(Object.keys((body as unknown as { addresses: object }).addresses)).toEqual(['60'])
})

test.each<[string, Parameters<typeof gateway.misbehave>[0]]>([
  ['signs nothing', (response) => response.end('{"data":"0x1234"}')],
  ['answers a page', (response) => response.end('<!doctype html>')],
  ['answers no hex', (response) => response.end('{"data":"hello"}')],
  ['answers too much', (response) => response.end(`{"data":"0x${'00'.repeat(200_000)}"}`)],
  ['fails', (response) => response.writeHead(500).end()],
  [
    'sends on to a cloud',
    (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  ],
  ['hangs up', (response) => response.destroy()],
])('a name whose gateway %s is no name', async (_, how) => {
  gateway.misbehave(how)
  await callHimself(3, 'bob.stand.eth')
  app = start().app
  expect(await identity(account(3))).toEqual(unnamed)
  expect(await get('/v1/profile/account/bob.stand.eth')).toMatchObject({
    status: 404,
    reason: 'name_not_found',
  })
  expect(gateway.take().length).toBeGreaterThan(0)
})

test('does not wait for a slow gateway longer than for any other', async () => {
  gateway.misbehave(() => undefined)
  await callHimself(3, 'bob.stand.eth')
  const remote = createRemote({ near: true, gateways: { ipfs: '', arweave: '' }, waitMs: 2_000 })
  const { chains, images, config } = services
  const impatient = createNames({
    ...config,
    db: database.db,
    chains,
    remote,
    images,
    coinOf,
    decoder: createDecoder(),
    publicUrl: () => '',
    now: () => 0,
  })
  await Promise.all([
    expect(impatient.identity(account(3))).resolves.toEqual(unnamed),
    expect(impatient.profile('bob.stand.eth')).rejects.toMatchObject({ status: 404 }),
  ])
  expect(gateway.take().length).toBeGreaterThan(1)
  await remote.close()
})

test('calls no gateway of this machine unless that is allowed', async () => {
  await callHimself(3, 'bob.stand.eth')
  app = start({ FOYER_FETCH_PRIVATE: 'no' }).app
  expect(await identity(account(3))).toEqual(unnamed)
  await leadTo(['https://127.0.0.1/{data}', 'https://[::1]/{data}', 'https://localhost/'])
  expect(await identity(account(3))).toEqual(unnamed)
  expect(await get('/v1/profile/account/bob.stand.eth')).toMatchObject({ status: 404 })
  await leadTo([gateway.template])
  expect(gateway.take()).toEqual([])
})

test('no other contract sends the server anywhere', async () => {
  const read = services.chains
    .evm(chainId)
    .readContract({ address: offchain, abi, functionName: 'resolve', args: ['0x', '0x'] })
  await expect(read).rejects.toThrow()
  expect(gateway.take()).toEqual([])
})

test('ends a name that leads in circles', async () => {
  const urls = [`${gateway.origin}/{data}`, `${gateway.origin}/{data}`]
  const circle = encodeErrorResult({
    ...{ abi, errorName: 'OffchainLookup' },
    args: [universal, urls, '0x12', '0x12345678', '0x'],
  } as const)
  const upstream = await startUpstream(({ id, method, params }) =>
    method === 'eth_call'
      ? { jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted', data: circle } }
      : node({})({ id, method, params, headers: {} }),
  )
  gateway.misbehave((response) => response.end('{"data":"0x1234"}'))
  app = start({
    FOYER_NETWORKS: JSON.stringify({
      [chainId]: { rpc: [upstream.url], contracts: { ensUniversalResolver: universal } },
    }),
  }).app
  expect(await identity(account(0))).toEqual(unnamed)
  expect(gateway.take().length).toBeLessThanOrEqual(12)
  expect(upstream.count('eth_call')).toBeLessThanOrEqual(40)
  await upstream.stop()
})

async function register(name: string, addresses: Record<string, string>, attributes = {}) {
  const at = new Date(Date.UTC(2026, 0, 2))
  await database.db.delete(names)
  await database.db.insert(names).values({ name, attributes, registeredAt: at, updatedAt: at })
  for (const [coinType, address] of Object.entries(addresses))
    await database.db.insert(nameAddresses).values({ name, coinType, address, createdAt: at })
}

test('tells the names that it gave itself', async () => {
  await register(
    'ann.foyer.eth',
    { [chainCoin]: account(2).toLowerCase() },
    { avatar: `${gateway.origin}/ann.png`, bio: 'Hello' },
  )
  const created = Date.UTC(2026, 0, 2) / 1_000
  const profile = {
    ...{ name: 'ann.foyer.eth', registered: created, updated: created },
    addresses: { [chainCoin]: { address: account(2), created } },
    attributes: [{ avatar: expect.stringContaining('/v1/image/'), bio: 'Hello' }],
  }
  expect((await get('/v1/profile/account/ANN.foyer.eth')).body).toEqual(profile)
  expect((await get(`/v1/profile/reverse/${account(2)}`)).body).toEqual([profile])
  expect(await identity(account(2))).toMatchObject({ name: 'ann.foyer.eth' })
  await register('ann.old.example', { 60: account(2).toLowerCase() })
  expect((await get('/v1/profile/account/ann.old.example')).status).toBe(200)
})

test('alone decides which account has a name of its own, whatever the chain says', async () => {
  await database.db.delete(names)
  app = start({ FOYER_NAME_SUFFIX: '.stand.eth' }).app
  gateway.names.set('eve.stand.eth', { addresses: { 60: account(3) } })
  await callHimself(3, 'eve.stand.eth')
  expect(await identity(account(3))).toEqual(unnamed)
  expect((await get('/v1/profile/account/eve.stand.eth')).status).toBe(404)
})

test('suggests names that can be had, the same ones each time', async () => {
  await register('ann-lee.foyer.eth', {})
  const suggest = (label: string, zone = 'foyer.eth') =>
    get(`/v1/profile/suggestions/${label}`, `&zone=${zone}`)
  const { body } = await suggest('Ann-Lee')
  expect(body).toEqual((await suggest('ann-lee')).body)
  const { suggestions } = body as unknown as {
    suggestions: { name: string; registered: boolean }[]
  }
  expect(suggestions).toHaveLength(6)
  expect(suggestions.map(({ name }) => name)).not.toContain('ann-lee.foyer.eth')
  for (const { name, registered } of suggestions) {
    expect(registered).toBe(false)
    expect((await get(`/v1/profile/account/${name}`)).status).toBe(404)
  }
  const short = (await suggest('ab')).body as unknown as typeof body & typeof suggestions
  expect(JSON.stringify(short)).not.toContain('"ab.foyer.eth"')
  const reserved = (await suggest('supp0rt')).body
  expect(JSON.stringify(reserved)).not.toContain('"supp0rt.foyer.eth"')
  expect((await suggest('---')).body).toEqual({ suggestions: [] })
  expect(await suggest('ann', 'elsewhere.eth')).toMatchObject({
    status: 404,
    reason: 'zone_not_found',
  })
})

test('answers any name with what it knows or a refusal', async () => {
  const label = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      'orchard',
      '..',
      '%00',
      "' or 1=1--",
      '__proto__',
      'xn--ls8h',
      '👩‍🌾',
      'ﬀ',
      'a'.repeat(250),
    ),
  )
  await fc.assert(
    fc.asyncProperty(
      label,
      fc.constantFrom('', '.eth', '.stand.eth', '.foyer.eth'),
      async (one, zone) => {
        const path = `/v1/profile/account/${encodeURIComponent(`${one}${zone}`)}`
        expect([200, 400, 404]).toContain((await app.request(`${path}?projectId=shop`)).status)
      },
    ),
    { numRuns: 120 },
  )
})
