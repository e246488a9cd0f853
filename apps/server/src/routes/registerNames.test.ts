import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { readDirectory } from '@foyer/directory/node'
import { ss58 } from '@foyer/protocol'
import { writeNameChange } from '@foyer/protocol/api'
import { ed25519 } from '@noble/curves/ed25519'
import { secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { base58, base64, bech32, hex } from '@scure/base'
import { p2wpkh } from '@scure/btc-signer'
import photon from '@silvia-odwyer/photon-node'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { type SandboxChains, startChains } from 'sandbox'
import { createSafeHost } from 'sandbox/safe'
import {
  bytesToHex,
  createTestClient,
  decodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
  namehash,
  parseAbi,
  parseAbiParameters,
  publicActions,
  walletActions,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayMs, minuteMs } from '../bounds/times.js'
import { readConfig } from '../config/readConfig.js'
import { createApp } from '../createApp.js'
import { createServices } from '../createServices.js'
import type { OpenedDatabase } from '../database/Database.js'
import type { Services } from '../Services.js'
import { nameAddresses, nameMessages, namePictures, names } from '../services/names/tables.js'
import { createWalletDirectory } from '../services/wallets/createWalletDirectory.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { putProject } from '../testing/putProject.js'

const directory = createWalletDirectory(readDirectory())
const begin = Date.UTC(2026, 0, 1)
const resolving = parseAbi(['function resolve(bytes name, bytes data) view returns (bytes)'])
const addressing = parseAbi(['function addr(bytes32 node) view returns (address)'])
const coinOfChain = (index: number) => (0x80000000 | nodeOf(index).id) >>> 0

let chains: SandboxChains
let database: OpenedDatabase
let services: Services
let app: ReturnType<typeof createApp>
let time = begin
const nodeOf = (index: number) => {
  const chain = chains.world.chains[index]
  if (!chain) throw new Error('No chain')
  return chain
}
function start(env: Record<string, string> = {}) {
  const node = (index: number) => ({ rpc: [nodeOf(index).rpcUrl] })
  const config = readConfig({
    FOYER_NETWORKS: JSON.stringify({
      [`eip155:${nodeOf(0).id}`]: node(0),
      [`eip155:${nodeOf(1).id}`]: node(1),
      'eip155:31399': { rpc: ['http://127.0.0.1:1'], name: 'Dead' },
    }),
    FOYER_ADDRESS_NAMES_PER_MINUTE: '0',
    ...env,
  })
  const log = pino({ level: 'silent' })
  services = createServices({ config, database, directory, log, now: () => time })
  return createApp(services)
}
beforeAll(async () => {
  ;[database, chains] = await Promise.all([openTestDatabase(), startChains({ count: 2 })])
}, 180_000)
afterAll(async () => {
  await Promise.all([chains.stop(), database.close()])
})
beforeEach(async () => {
  time = begin
  app = start()
  await database.db.delete(names)
  await database.db.delete(nameMessages)
  await database.db.delete(namePictures)
  await putProject(services)
})

const messageOf = (name: string, at = time) =>
  JSON.stringify({ name, attributes: {}, timestamp: Math.floor(at / 1_000) })
const key = () => privateKeyToAccount(generatePrivateKey())

async function post(body: object, projectId = '?projectId=shop', from = app) {
  const answer = await from.request(`/v1/profile/account${projectId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const read = (await answer.json()) as { success?: boolean; reasons?: { name: string }[] }
  const { status, headers } = answer
  return { status, said: read.reasons?.[0]?.name ?? read.success, headers }
}
async function signed(account: PrivateKeyAccount, message: string, coin_type = 60) {
  const signature = await account.signMessage({ message })
  return { coin_type, address: account.address, message, signature }
}
const register = async (account: PrivateKeyAccount, name: string, coinType = 60) =>
  post(await signed(account, messageOf(name), coinType))
async function get<answer>(path: string) {
  const answer = await app.request(`${path}${path.includes('?') ? '&' : '?'}projectId=shop`)
  return (await answer.json()) as answer
}
type Profile = { name: string; registered: number; addresses: Record<string, { address: string }> }
const addressesOf = async (name: string) => {
  const { addresses } = await get<Profile>(`/v1/profile/account/${name}`)
  return Object.fromEntries(
    Object.entries(addresses ?? {}).map(([coin, { address }]) => [coin, address]),
  )
}
const done = { status: 200, said: true }

test('a key registers a name, which is found by its name, by its address, and in no suggestion', async () => {
  const ann = key()
  expect((await get<{ name: null }>(`/v1/identity/${ann.address}`)).name).toBeNull()
  expect(await register(ann, 'anna.foyer.eth')).toMatchObject(done)
  // Ethereum's coin has two numbers, and clients look under either.
  const both = { 60: ann.address, 2147483649: ann.address }
  expect(await addressesOf('anna.foyer.eth')).toEqual(both)
  const [found] = await get<Profile[]>(`/v1/profile/reverse/${ann.address}`)
  expect(found).toMatchObject({ name: 'anna.foyer.eth', registered: begin / 1_000 })
  expect((await get<{ name: string }>(`/v1/identity/${ann.address}`)).name).toBe('anna.foyer.eth')
  const { suggestions } = await get<{ suggestions: { name: string }[] }>(
    '/v1/profile/suggestions/anna?zone=foyer.eth',
  )
  expect(suggestions.map(({ name }) => name)).not.toContain('anna.foyer.eth')
  const [row] = await database.db.select().from(names)
  expect(row).toMatchObject({ project: 'shop', holder: `eip155:${ann.address.toLowerCase()}` })
})

test('clients of ENS see a change by its holder at once, and one by another process within seconds', async () => {
  const resolver = `0x${'12'.repeat(20)}`
  const keyFile = join(mkdtempSync(join(tmpdir(), 'foyer-names-')), 'names.key')
  app = start({ FOYER_NAME_RESOLVERS: resolver, FOYER_NAME_KEY_FILE: keyFile })
  const ann = key()
  const answers = async (name: string) => {
    const question = encodeFunctionData({
      abi: resolving,
      args: [
        bytesToHex(packetToBytes(name)),
        encodeFunctionData({ abi: addressing, args: [namehash(name)] }),
      ],
    })
    const answer = await app.request(`/ccip/${resolver}/${question}.json`)
    const { data } = (await answer.json()) as { data: Hex }
    const [result, expires] = decodeAbiParameters(parseAbiParameters('bytes, uint64, bytes'), data)
    return { data, address: getAddress(`0x${result.slice(26)}`), expires: Number(expires) }
  }
  const change = async (message: object) => {
    const answer = await app.request('/v1/profile/change?projectId=shop', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(await signed(ann, JSON.stringify(message))),
    })
    expect(answer.status).toBe(200)
  }
  expect((await answers('anna.foyer.eth')).address).toBe(zeroAddress)
  await register(ann, 'anna.foyer.eth')
  const first = await answers('anna.foyer.eth')
  expect(first).toMatchObject({ address: ann.address, expires: begin / 1_000 + 300 })
  time += 4_999
  // Given again, it ends when it would have ended.
  expect(await answers('anna.foyer.eth')).toEqual(first)
  const timestamp = Math.floor(time / 1_000)
  expect((await answers('lena.foyer.eth')).address).toBe(zeroAddress)
  const to = 'lena.foyer.eth'
  await change({ action: 'rename', name: 'anna.foyer.eth', to, timestamp })
  expect((await answers('anna.foyer.eth')).address).toBe(zeroAddress)
  expect((await answers(to)).address).toBe(ann.address)
  const other = key()
  const set = { address: other.address.toLowerCase() }
  await database.db.update(nameAddresses).set(set).where(eq(nameAddresses.name, to))
  time += 4_999
  expect((await answers(to)).address).toBe(ann.address)
  time += 1
  expect((await answers(to)).address).toBe(other.address)
  // A clock that is set back keeps nothing for longer.
  await database.db.update(nameAddresses).set({ address: ann.address.toLowerCase() })
  time -= 3_600_000
  expect((await answers(to)).address).toBe(ann.address)
})

test('pages learn what names end with, and that none are given', async () => {
  const read = async (from: typeof app) =>
    (await from.request('/v1/profile/zone?projectId=shop')).json()
  expect(await read(app)).toEqual({ zone: 'foyer.eth', namesMax: 3 })
  expect(await read(start({ FOYER_ACCOUNT_NAMES: '0' }))).toEqual({ zone: null, namesMax: 0 })
})

test('Ethereum by its second number is the same coin, and a name leads nowhere else', async () => {
  const ann = key()
  expect(await register(ann, 'anna.foyer.eth', 0x80000001)).toMatchObject(done)
  const both = { 60: ann.address, 2147483649: ann.address }
  expect(await addressesOf('anna.foyer.eth')).toEqual(both)
  time += 1_000
  expect(await register(ann, 'anna.foyer.eth', 0x80000000 + 8453)).toMatchObject(done)
  expect(await addressesOf('anna.foyer.eth')).toEqual({ ...both, 2147492101: ann.address })
})

const secret = new Uint8Array(32).fill(7)
const bytes = (text: string) => new TextEncoder().encode(text)
const compressed = secp256k1.getPublicKey(secret)
const ofCosmos = bech32.encode('cosmos', bech32.toWords(ripemd160(sha256(compressed))))
type Signed = { coin_type: number; address: string; signature: string; publicKey?: string }
const families: [string, (message: string) => Signed][] = [
  [
    'Solana',
    (message) => ({
      ...{ coin_type: 501, address: base58.encode(ed25519.getPublicKey(secret)) },
      signature: base58.encode(ed25519.sign(bytes(message), secret)),
    }),
  ],
  [
    'Polkadot',
    (message) => ({
      ...{ coin_type: 354, address: ss58.encode(ed25519.getPublicKey(secret), 0) },
      signature: `0x${hex.encode(ed25519.sign(bytes(`<Bytes>${message}</Bytes>`), secret))}`,
    }),
  ],
  [
    'Bitcoin',
    (message) => {
      const text = bytes(message)
      const head = Uint8Array.of(24, ...bytes('Bitcoin Signed Message:\n'), text.length)
      const hash = sha256(sha256(Uint8Array.of(...head, ...text)))
      const signature = secp256k1.sign(hash, secret)
      const written = Uint8Array.of(39 + signature.recovery, ...signature.toCompactRawBytes())
      return {
        ...{ coin_type: 0, address: p2wpkh(compressed).address },
        signature: base64.encode(written),
      }
    },
  ],
  [
    'Cosmos',
    (message) => {
      const document = `{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":[{"type":"sign/MsgSignData","value":{"data":"${base64.encode(bytes(message))}","signer":"${ofCosmos}"}}],"sequence":"0"}`
      const signature = secp256k1.sign(sha256(bytes(document)), secret).toCompactRawBytes()
      return {
        ...{ coin_type: 118, address: ofCosmos, signature: base64.encode(signature) },
        publicKey: base64.encode(compressed),
      }
    },
  ],
]
test.each(families)('an account of %s registers by its own kind of signature', async (_, sign) => {
  const message = messageOf('solveig.foyer.eth')
  const good = { message, ...sign(message) }
  const other = messageOf('olaf.foyer.eth')
  expect(await post({ ...sign(message), message: other })).toMatchObject({
    said: 'signature_invalid',
  })
  expect(await post({ ...good, coin_type: 60 })).toMatchObject({ said: 'address_invalid' })
  expect(await post(good)).toMatchObject(done)
  expect(await addressesOf('solveig.foyer.eth')).toEqual({ [good.coin_type]: good.address })
})

test.each<[string, (message: string) => string]>([
  ['a space', (message) => message.replace(':', ': ')],
  ['another order', () => `{"attributes":{},"name":"anna.foyer.eth","timestamp":${time / 1_000}}`],
  ['a member given twice', (message) => message.replace('{', '{"name":"olaf.foyer.eth",')],
  ['an escaped letter', (message) => message.replace('anna', '\\u0061nna')],
  ['a member more', (message) => message.replace(/\}$/, ',"uri":"https://market.example"}')],
  ['a time that is a text', (message) => message.replace(/(\d+)\}$/, '"$1"}')],
  ['a time that is no whole number', (message) => message.replace(/(\d+)\}$/, '$1.5}')],
  ['an exponent', (message) => message.replace(/(\d+)\}$/, '1e9}')],
  ['a line behind it', (message) => `${message}\n`],
  ['no JSON', () => 'anna.foyer.eth'],
])('a message with %s registers nothing', async (_, change) => {
  const request = await signed(key(), change(messageOf('anna.foyer.eth')))
  expect(await post(request)).toMatchObject({ status: 400, said: 'message_malformed' })
  expect(await database.db.select().from(nameMessages)).toEqual([])
})

test.each([
  ['foyer.eth', 'name_invalid'],
  ['.foyer.eth', 'name_invalid'],
  ['anna.old.example', 'name_invalid'],
  ['anna.foyer.eth.evil.eth', 'name_invalid'],
  ['b.anna.foyer.eth', 'name_invalid'],
  ['Anna.foyer.eth', 'name_invalid'],
  ['аnna.foyer.eth', 'name_invalid'],
  ['ann.foyer.eth', 'name_invalid'],
  ['0x1234.foyer.eth', 'name_invalid'],
  ['adm1n.foyer.eth', 'name_reserved'],
  ['foyer-help.foyer.eth', 'name_reserved'],
])('%s is refused: %s', async (name, said) => {
  expect(await register(key(), name)).toMatchObject({ status: 400, said })
  expect(await database.db.select().from(nameMessages)).toEqual([])
})

test('a page that names no project registers for the one that lists it, a program for none, and a page that none lists is refused', async () => {
  const projectOf = async (name: string) => {
    const [row] = await database.db.select().from(names).where(eq(names.name, name))
    return row?.project
  }
  await putProject(services, { id: 'stand', allowedOrigins: ['https://*.stand.example'] })
  await putProject(services, {
    ...{ id: 'stall', allowedOrigins: ['https://own.stand.example'] },
    quotas: { requestsPerMinute: 1 },
  })
  const from = async (origin: string | undefined, name: string, query = '') => {
    const answer = await app.request(`/v1/profile/account${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(origin && { origin }) },
      body: JSON.stringify(await signed(key(), messageOf(name))),
    })
    const { reasons } = (await answer.json()) as { reasons?: { name: string }[] }
    return { status: answer.status, said: reasons?.[0]?.name }
  }
  for (const origin of ['https://evil.example', 'https://a.b.stand.example', 'null'])
    for (const query of ['', '?projectId=shop'])
      expect(await from(origin, 'evil.foyer.eth', query), origin).toEqual({
        ...{ status: 403, said: 'origin_not_allowed' },
      })
  expect(await projectOf('evil.foyer.eth')).toBeUndefined()
  expect(await from('https://shop.example', 'none.foyer.eth', '?projectId=none')).toMatchObject({
    said: 'invalid_project',
  })
  expect((await from('https://a.stand.example', 'starred.foyer.eth')).status).toBe(200)
  expect(await projectOf('starred.foyer.eth')).toBe('stand')
  expect((await from('https://own.stand.example', 'listed.foyer.eth')).status).toBe(200)
  expect(await projectOf('listed.foyer.eth')).toBe('stall')
  // It counts for the project, as if that had been named.
  expect((await from('https://own.stand.example', 'again.foyer.eth')).status).toBe(429)
  expect((await from(undefined, 'program.foyer.eth')).status).toBe(200)
  expect(await projectOf('program.foyer.eth')).toBe('')
  // A project that is gone lists no page.
  await services.projects.remove('stand')
  expect((await from('https://a.stand.example', 'later.foyer.eth')).status).toBe(403)
  await services.projects.remove('stall')

  app = start({ FOYER_PROJECT_REQUESTS_PER_MINUTE: '2' })
  const statuses = []
  for (const name of ['anna', 'bertha', 'clara'])
    statuses.push((await from(undefined, `${name}.foyer.eth`)).status)
  expect(statuses).toEqual([200, 200, 429])
})

test('a message registers within five minutes of its time, and no later', async () => {
  for (const off of [-5 * minuteMs - 1_000, 5 * minuteMs + 1_000])
    expect(await post(await signed(key(), messageOf('anna.foyer.eth', time + off)))).toMatchObject({
      status: 400,
      said: 'timestamp_invalid',
    })
  const request = await signed(key(), messageOf('anna.foyer.eth', time - 5 * minuteMs))
  expect(await post(request)).toMatchObject(done)
})

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const sayOf = async (account: PrivateKeyAccount, name: string, attributes: object) => {
  time += 1_000
  const message = JSON.stringify({ name, attributes, timestamp: time / 1_000 })
  return post(await signed(account, message))
}
const attributesOf = async (name: string) =>
  (await get<{ attributes: { avatar?: string; bio?: string }[] }>(`/v1/profile/account/${name}`))
    .attributes

test('the account of a name says what its profile shows, and no other one does', async () => {
  app = start({ FOYER_ACCOUNT_NAME_TRIES_PER_DAY: '20' })
  const ann = key()
  const name = 'anna.foyer.eth'
  expect(await sayOf(ann, name, { avatar: pixel, bio: 'Apples, by the road' })).toMatchObject(done)
  const [first] = await attributesOf(name)
  expect(first?.bio).toBe('Apples, by the road')
  // The picture is this server's own: painted anew, in one form.
  const picture = await app.request(new URL(first?.avatar ?? '').pathname)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await get<{ avatar: string }>(`/v1/identity/${ann.address}`)).avatar).toBe(first?.avatar)
  expect(await sayOf(ann, name, { bio: 'Pears' })).toMatchObject(done)
  expect(await attributesOf(name)).toEqual([{ avatar: first?.avatar, bio: 'Pears' }])
  // Another coin for the name says nothing of its profile.
  expect(await sayOf(ann, name, {})).toMatchObject(done)
  expect(await attributesOf(name)).toEqual([{ avatar: first?.avatar, bio: 'Pears' }])
  expect(await sayOf(ann, name, { avatar: '' })).toMatchObject(done)
  expect(await attributesOf(name)).toEqual([{ bio: 'Pears' }])
  expect(await sayOf(key(), name, { bio: 'Mine' })).toMatchObject({ said: 'name_taken' })
  for (const attributes of [
    { bio: 'turned \u202e round' },
    { bio: 'x'.repeat(501) },
    { avatar: 'javascript:alert(1)' },
    { avatar: 'http://169.254.169.254/' },
    { avatar: 'https://a.example/"><script>' },
    { bio: 'b', avatar: pixel },
    { url: 'https://a.example' },
    { bio: 7 },
    ['Pears'],
  ])
    expect(await sayOf(ann, name, attributes)).toMatchObject({ said: 'message_malformed' })
  expect(await attributesOf(name)).toEqual([{ bio: 'Pears' }])
  await services.images.close()
})

test('one of two that want a name at once gets it', async () => {
  const all = await Promise.all(
    Array.from({ length: 8 }, () => signed(key(), messageOf('anna.foyer.eth'))),
  )
  const answers = await Promise.all(all.map((one) => post(one)))
  const taken = { status: 409, said: 'name_taken' }
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200))
    expect(answer).toMatchObject(taken)
  const winner = all[answers.findIndex(({ status }) => status === 200)]
  expect((await addressesOf('anna.foyer.eth'))['60']).toBe(winner?.address)
})

test('a message registers once: what was sent again is answered as before, and replayed for another coin refused', async () => {
  const ann = key()
  const request = await signed(ann, messageOf('anna.foyer.eth'))
  expect(await post(request)).toMatchObject(done)
  expect(await post(request)).toMatchObject(done)
  // The key signs anew in another spelling of the same signature.
  const compact = request.signature.replace(/1b$/, '00').replace(/1c$/, '01')
  const replayed = { ...request, coin_type: 0x80000000 + 8453, signature: compact }
  expect(await post(replayed)).toMatchObject({ status: 409, said: 'message_used' })
  await database.db.delete(names)
  expect(await post(request)).toMatchObject({ status: 409, said: 'message_used' })
  expect(await database.db.select().from(nameMessages)).toHaveLength(1)
})

test('an account holds three names, however many it sends at once, and tries five times in a day', async () => {
  const ann = key()
  const wanted = ['anna', 'bert', 'carl', 'dora'].map((label) => `${label}.foyer.eth`)
  const answers = await Promise.all(wanted.map((name) => register(ann, name)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers).toContainEqual(expect.objectContaining({ status: 409, said: 'names_at_most' }))
  time += 60_000
  await register(ann, 'emil.foyer.eth')
  const last = await register(ann, 'fritz.foyer.eth')
  expect(last).toMatchObject({ status: 429, said: 'too_many_requests' })
  expect(last.headers.get('retry-after')).toBe(String((dayMs - 60_000) / 1_000))
  // A forged signature does not count against the account.
  const forged = { ...(await signed(key(), messageOf('gina.foyer.eth'))), address: key().address }
  expect(await post(forged)).toMatchObject({ status: 400, said: 'signature_invalid' })
  await database.db.delete(names)
  time += dayMs + 1
  expect(await register(ann, 'fritz.foyer.eth')).toMatchObject(done)
  await services.names.forget()
  expect(await database.db.select().from(nameMessages)).toHaveLength(1)
})

test('a contract registers on its own network alone, and no other one of its address changes the name', async () => {
  const client = (index: number) =>
    createTestClient({
      mode: 'anvil',
      account: privateKeyToAccount(
        '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
      ),
      chain: {
        id: nodeOf(index).id,
        name: 'Here',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [nodeOf(index).rpcUrl] } },
      },
      transport: http(nodeOf(index).rpcUrl),
      pollingInterval: 20,
    })
      .extend(publicActions)
      .extend(walletActions)
  const safe = await createSafeHost(client(0) as never, [key()])
  const message = messageOf('safe-house.foyer.eth')
  await safe.answer('signMessage', { message })
  const request = { address: safe.address, message, signature: '0x' }
  for (const coin_type of [coinOfChain(1), 60])
    expect(await post({ ...request, coin_type })).toMatchObject({
      status: 400,
      said: 'signature_invalid',
    })
  const dead = (0x80000000 | 31399) >>> 0
  expect(await post({ ...request, coin_type: dead })).toMatchObject({ status: 502 })
  expect(await post({ ...request, coin_type: coinOfChain(0) })).toMatchObject(done)
  expect(Object.keys(await addressesOf('safe-house.foyer.eth'))).toEqual([String(coinOfChain(0))])
  // Code of the same address on the other chain that agrees to everything.
  const yes = `0x7f1626ba7e${'00'.repeat(28)}60005260206000f3` as const
  await client(1).setCode({ address: safe.address, bytecode: yes })
  const thief = { ...request, message: messageOf('safe-house.foyer.eth', time + 1_000) }
  expect(await post({ ...thief, signature: '0x12', coin_type: coinOfChain(1) })).toMatchObject({
    status: 409,
    said: 'name_taken',
  })
  expect(Object.keys(await addressesOf('safe-house.foyer.eth'))).toEqual([String(coinOfChain(0))])
})

test('what the operator wrote is changed by no account, and a network address has its limit', async () => {
  const ann = key()
  await database.db.insert(names).values({ name: 'shop-door.foyer.eth' })
  expect(await register(ann, 'shop-door.foyer.eth')).toMatchObject({ said: 'name_taken' })
  app = start({ FOYER_ADDRESS_NAMES_PER_MINUTE: '2' })
  const forged = { ...(await signed(key(), messageOf('anna.foyer.eth'))), address: ann.address }
  for (const status of [400, 400, 429]) expect((await post(forged)).status).toBe(status)
  // Naming no project is no way around it.
  expect((await post(forged, '')).status).toBe(429)
})

test('another spelling of an account is not kept under the coin of a network', async () => {
  const generic = ss58.encode(ed25519.getPublicKey(secret), 42)
  const message = messageOf('solveig.foyer.eth')
  const signature = `0x${hex.encode(ed25519.sign(bytes(message), secret))}`
  const request = { coin_type: 354, address: generic, message, signature }
  expect(await post(request)).toMatchObject({ status: 400, said: 'address_invalid' })
})

test.each([-1, 2 ** 32, 1.5, 3, 0x80000000, 61])('nothing is kept under coin %d', async (coin) => {
  expect(await register(key(), 'anna.foyer.eth', coin)).toMatchObject({ status: 400 })
})

async function change(body: object) {
  const answer = await app.request('/v1/profile/change?projectId=shop', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const read = (await answer.json()) as { success?: boolean; reasons?: { name: string }[] }
  return { status: answer.status, said: read.reasons?.[0]?.name ?? read.success }
}
const inSeconds = () => Math.floor(time / 1_000)
const releaseOf = (name: string) =>
  writeNameChange({ action: 'release', name, timestamp: inSeconds() })
const renameOf = (name: string, to: string) =>
  writeNameChange({ action: 'rename', name, to, timestamp: inSeconds() })
const leadOf = (name: string, coin_type: number, address: string) =>
  writeNameChange({ action: 'lead', name, coin_type, address, timestamp: inSeconds() })
const foreign = { status: 409, said: 'name_foreign' }

test('a released name leads nowhere, and is given to no account for 90 days', async () => {
  const [ann, bob] = [key(), key()]
  await register(ann, 'anna.foyer.eth')
  expect(await change(await signed(bob, releaseOf('anna.foyer.eth')))).toMatchObject(foreign)
  const release = await signed(ann, releaseOf('anna.foyer.eth'))
  expect(await change(release)).toMatchObject(done)
  // Sent again, because its answer may have been lost.
  expect(await change(release)).toMatchObject(done)
  expect(await addressesOf('anna.foyer.eth')).toEqual({})
  expect(await get(`/v1/profile/reverse/${ann.address}`)).toEqual([])
  expect((await get<{ name: null }>(`/v1/identity/${ann.address}`)).name).toBeNull()
  const free = await get<{ suggestions: { name: string }[] }>(
    '/v1/profile/suggestions/anna?zone=foyer.eth',
  )
  expect(free.suggestions.map(({ name }) => name)).not.toContain('anna.foyer.eth')
  time += 1_000
  for (const account of [bob, ann])
    expect(await register(account, 'anna.foyer.eth')).toMatchObject({ said: 'name_taken' })
  time += 90 * dayMs - 2_000
  await services.names.forget()
  expect(await register(bob, 'anna.foyer.eth')).toMatchObject({ said: 'name_taken' })
  time += 2_000
  await services.names.forget()
  expect(await register(bob, 'anna.foyer.eth')).toMatchObject(done)
})

test('of a release and a registration at once, the name goes to no other account', async () => {
  const [ann, bob] = [key(), key()]
  await register(ann, 'anna.foyer.eth')
  time += 1_000
  const [released, given] = await Promise.all([
    change(await signed(ann, releaseOf('anna.foyer.eth'))),
    register(bob, 'anna.foyer.eth'),
  ])
  expect(released).toMatchObject(done)
  expect(given).toMatchObject({ status: 409, said: 'name_taken' })
})

test('a renamed name keeps addresses and profile, and the former one is shut', async () => {
  const [ann, bob] = [key(), key()]
  const message = (name: string) =>
    JSON.stringify({ name, attributes: { bio: 'Apples' }, timestamp: inSeconds() })
  await post(await signed(ann, message('anna.foyer.eth')))
  await register(bob, 'berta.foyer.eth')
  time += 1_000
  const toTaken = await signed(ann, renameOf('anna.foyer.eth', 'berta.foyer.eth'))
  expect(await change(toTaken)).toMatchObject({ status: 409, said: 'name_taken' })
  const toReserved = await signed(ann, renameOf('anna.foyer.eth', 'adm1n.foyer.eth'))
  expect(await change(toReserved)).toMatchObject({ status: 400, said: 'name_reserved' })
  const rename = renameOf('anna.foyer.eth', 'annika.foyer.eth')
  expect(await change(await signed(bob, rename))).toMatchObject(foreign)
  expect(await change(await signed(ann, rename))).toMatchObject(done)
  expect(await change(await signed(ann, rename))).toMatchObject(done)
  expect(await addressesOf('annika.foyer.eth')).toMatchObject({ 60: ann.address })
  const [{ attributes } = {}] = await get<{ attributes?: object[] }[]>(
    `/v1/profile/reverse/${ann.address}`,
  )
  expect(attributes).toEqual([{ bio: 'Apples' }])
  expect(await addressesOf('anna.foyer.eth')).toEqual({})
  time += 1_000
  expect(await register(bob, 'anna.foyer.eth')).toMatchObject({ said: 'name_taken' })
})

test('of two renames to one name at once, one is done, and the other account keeps its own', async () => {
  const all = [key(), key()]
  for (const [index, one] of all.entries()) await register(one, `name${index}.foyer.eth`)
  time += 1_000
  const answers = await Promise.all(
    all.map(async (one, index) =>
      change(await signed(one, renameOf(`name${index}.foyer.eth`, 'wanted.foyer.eth'))),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const loser = answers.findIndex(({ status }) => status === 409)
  expect(Object.keys(await addressesOf(`name${loser}.foyer.eth`))).toContain('60')
})

test.each(families)(
  'a name leads to an account of %s that signed for it as well',
  async (_, sign) => {
    const ann = key()
    await register(ann, 'anna.foyer.eth')
    time += 1_000
    const { coin_type, address } = sign('')
    const message = leadOf('anna.foyer.eth', coin_type, address)
    const { signature, publicKey } = sign(message)
    const request = await signed(ann, message)
    expect(await change(request)).toMatchObject({ status: 400, said: 'proof_missing' })
    // Of another text, and of the account of the name: neither is the address’s.
    const other = sign(leadOf('berta.foyer.eth', coin_type, address))
    for (const proof of [
      { signature: other.signature, publicKey },
      { signature: request.signature },
    ])
      expect(await change({ ...request, proof })).toMatchObject({ said: 'signature_invalid' })
    expect(await change({ ...request, proof: { signature, publicKey } })).toMatchObject(done)
    expect(await addressesOf('anna.foyer.eth')).toMatchObject({
      60: ann.address,
      [coin_type]: address,
    })
  },
)

test('a name is led elsewhere by its own account alone, and by no message that registers', async () => {
  const [ann, bob] = [key(), key()]
  await register(ann, 'anna.foyer.eth')
  time += 1_000
  const base = 0x80000000 + 8453
  const message = leadOf('anna.foyer.eth', base, bob.address)
  const { signature } = await signed(bob, message)
  const proof = { signature }
  expect(await change({ ...(await signed(bob, message)), proof })).toMatchObject(foreign)
  expect(await post(await signed(ann, message))).toMatchObject({ said: 'message_malformed' })
  const registration = await signed(ann, messageOf('anna.foyer.eth'))
  expect(await change(registration)).toMatchObject({ said: 'message_malformed' })
  time += 1_000
  const late = await signed(ann, releaseOf('anna.foyer.eth'))
  time += 6 * minuteMs
  expect(await change(late)).toMatchObject({ said: 'timestamp_invalid' })
  expect(Object.keys(await addressesOf('anna.foyer.eth'))).not.toContain(String(base))
})

function painted(width: number, height: number) {
  const raw = new Uint8Array(width * height * 4).fill(200)
  return new photon.PhotonImage(raw, width, height)
}
const pictureOf = (bytes: Uint8Array) => ({
  hash: createHash('sha256').update(bytes).digest('hex'),
  picture: Buffer.from(bytes).toString('base64'),
})
/** Has an account sign for a picture, and sends these bytes. */
async function show(
  account: PrivateKeyAccount,
  bytes: Uint8Array | undefined,
  signedHash?: string,
) {
  const { hash, picture } = pictureOf(bytes ?? new Uint8Array())
  const said = bytes === undefined ? '' : `sha256:${signedHash ?? hash}`
  const message = writeNameChange({
    action: 'picture',
    name: 'anna.foyer.eth',
    picture: said,
    timestamp: inSeconds(),
  })
  const sent = await signed(account, message)
  return change({ ...sent, ...(bytes !== undefined && { picture }) })
}
const shownOf = async () => {
  const { attributes } = await get<{ attributes: { avatar?: string }[] }>(
    '/v1/profile/account/anna.foyer.eth',
  )
  return attributes?.[0]?.avatar
}

test('a name shows the picture that its account signed, painted anew: small, as WebP, and without what a camera wrote', async () => {
  const ann = key()
  await register(ann, 'anna.foyer.eth')
  const jpeg = painted(600, 300).get_bytes_jpeg(90)
  const camera = Buffer.from('Exif\0\0MM GPS 52.5200N 13.4050E')
  const size = camera.byteLength + 2
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, size >> 8, size & 255])
  const photo = Buffer.concat([head, camera, jpeg.subarray(2)])
  time += 1_000
  expect(await show(ann, photo)).toMatchObject(done)
  const link = await shownOf()
  expect(link).toMatch(new RegExp(`^http.+/v1/profile/picture/${pictureOf(photo).hash}$`))
  const answer = await app.request(link ?? '')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const image = photon.PhotonImage.new_from_byteslice(bytes)
  expect([image.get_width(), image.get_height()]).toEqual([256, 128])
  expect(bytes.includes('GPS')).toBe(false)
  expect((await get<{ avatar: string }>(`/v1/identity/${ann.address}`)).avatar).toBe(link)

  // Another one takes its place, and an empty one takes it away; what no name shows is deleted a day later.
  time += 1_000
  const other = painted(2, 2).get_bytes()
  expect(await show(ann, other)).toMatchObject(done)
  time += dayMs + 1
  await services.names.forget()
  expect((await app.request(link ?? '')).status).toBe(404)
  expect((await app.request((await shownOf()) ?? '')).status).toBe(200)
  expect(await show(ann, undefined)).toMatchObject(done)
  expect(await shownOf()).toBeUndefined()
})

const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}
const sized = (width: number, height: number) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6], 8)
  const zeros = deflateSync(Buffer.alloc(8_000_000))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const parts = [chunk('IHDR', header), chunk('IDAT', zeros), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}
const odd: readonly [string, () => Uint8Array][] = [
  ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'a page behind the first bytes of a picture',
    () => Buffer.from('GIF89a<script>alert(1)</script>'),
  ],
  ['a picture that unpacks to gigabytes', () => sized(60_000, 60_000)],
  ['a picture that is cut off', () => painted(40, 40).get_bytes().subarray(0, 60)],
  ['nothing that is known', () => Buffer.from('00'.repeat(40), 'hex')],
]

test('what is no picture of pixels, or one that is not worth its cost, is no picture of a name', async () => {
  app = start({ FOYER_ACCOUNT_NAME_TRIES_PER_DAY: '20' })
  const ann = key()
  await register(ann, 'anna.foyer.eth')
  for (const [what, bytes] of odd) {
    time += 1_000
    const answer = await show(ann, bytes())
    expect(answer, what).toMatchObject({ status: 400, said: 'picture_invalid' })
  }
  expect(await shownOf()).toBeUndefined()
  // The next one is read all the same.
  expect(await show(ann, painted(3, 3).get_bytes())).toMatchObject(done)
})

test('no picture is taken but the one that was signed, and only of the name’s own account', async () => {
  const ann = key()
  await register(ann, 'anna.foyer.eth')
  time += 1_000
  const bytes = painted(3, 3).get_bytes()
  const { hash, picture } = pictureOf(bytes)
  const differs = { status: 400, said: 'picture_differs' }
  expect(await show(ann, bytes, 'ab'.repeat(32))).toMatchObject(differs)
  expect(await show(key(), bytes)).toMatchObject({ status: 409, said: 'name_foreign' })
  expect((await app.request(`/v1/profile/picture/${hash}`)).status).toBe(404)
  const timestamp = inSeconds()
  const write = (picture: string) =>
    writeNameChange({ action: 'picture', name: 'anna.foyer.eth', picture, timestamp })
  expect(await change(await signed(ann, write(`sha256:${hash}`)))).toMatchObject(differs)
  expect(await change({ ...(await signed(ann, write(''))), picture })).toMatchObject(differs)
  const elsewhere = await signed(ann, write('https://evil.example/a.png'))
  expect(await change({ ...elsewhere, picture })).toMatchObject({ said: 'message_malformed' })
  const long = Buffer.alloc(140_000).toString('base64')
  const sent = await signed(ann, write(`sha256:${hash}`))
  expect(await change({ ...sent, picture: long })).toMatchObject({ status: 400 })
  expect(await change({ ...sent, picture: 'not base64!' })).toMatchObject({ status: 400 })
  expect(await shownOf()).toBeUndefined()
  expect(await change({ ...sent, picture })).toMatchObject(done)
  expect(await change({ ...sent, picture })).toMatchObject(done)
})
