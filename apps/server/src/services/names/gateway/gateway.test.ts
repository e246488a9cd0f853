import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDirectory } from '@foyer/directory/node'
import { eq } from 'drizzle-orm'
import { EnsPlugin, JsonRpcProvider, Network } from 'ethers'
import fc from 'fast-check'
import { Base58 } from 'ox'
import pino from 'pino'
import { artifacts, createNodeClient, type SandboxChains, startChains } from 'sandbox'
import {
  type Address,
  bytesToHex,
  decodeAbiParameters,
  encodeFunctionData,
  type Hex,
  namehash,
  numberToHex,
  parseAbi,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getEnsAddress, getEnsAvatar, getEnsText } from 'viem/actions'
import { packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../../config/readConfig.js'
import { createApp } from '../../../createApp.js'
import { createServices } from '../../../createServices.js'
import type { OpenedDatabase } from '../../../database/Database.js'
import { openTestDatabase } from '../../../testing/openTestDatabase.js'
import { startStandIn } from '../../../testing/startStandIn.js'
import { createWalletDirectory } from '../../wallets/createWalletDirectory.js'
import { nameAddresses, names } from '../tables.js'
import { repeatMs } from './createAnswerMemory.js'
import { resolverCode } from './resolverCode.js'
import { runNameAdmin } from './runNameAdmin.js'
import { signResult } from './signResult.js'

const chainId = 'eip155:31337'
const funded = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const owner = privateKeyToAccount(funded)
const directory = createWalletDirectory(readDirectory())
const folder = mkdtempSync(join(tmpdir(), 'foyer-names-'))
const abi = parseAbi([
  'function registry() view returns (address)',
  'function owner(bytes32) view returns (address)',
  'function setResolver(bytes32, address)',
  'function resolve(bytes, bytes) view returns (bytes)',
  'function addr(bytes32) view returns (address)',
  'function resolveWithProof(bytes, bytes) view returns (bytes)',
  'function setGateways(string[])',
  'function setSigner(address, bool)',
  'function isSigner(address) view returns (bool)',
  'function transferOwnership(address)',
  'function acceptOwnership()',
  'function renounceOwnership()',
  'function supportsInterface(bytes4) view returns (bool)',
  'error Expired(uint64)',
  'error TooLong(uint64)',
  'error NotSigned(address)',
  'error OwnerNeeded()',
  'error NoSigner()',
  'error NoGateways()',
  'error OwnableUnauthorizedAccount(address)',
])

let chains: SandboxChains
let database: OpenedDatabase
let served: Awaited<ReturnType<typeof startStandIn>>
let app: ReturnType<typeof createApp>
let services: ReturnType<typeof createServices>
let resolver: Address
let registry: Address
let misbehave: ((response: ServerResponse) => unknown) | undefined
let offMs = 0

const chainHere = () => {
  const [chain] = chains.world.chains
  if (!chain) throw new Error('No chain')
  return chain
}
const rpcUrl = () => chainHere().rpcUrl
const client = () => createNodeClient(chainHere(), owner)

const settings = (env: Record<string, string> = {}) =>
  readConfig({
    FOYER_NETWORKS: JSON.stringify({ [chainId]: { rpc: [rpcUrl()] } }),
    FOYER_ENS_NETWORK: chainId,
    FOYER_NAME_SUFFIX: '.stand.eth',
    FOYER_NAME_KEY_FILE: join(folder, 'keys', 'names.key'),
    FOYER_FETCH_PRIVATE: 'yes',
    FOYER_PUBLIC_URL: served.url,
    FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0',
    ...env,
  })
function start(env: Record<string, string> = {}) {
  const config = settings({ FOYER_NAME_RESOLVERS: resolver, ...env })
  const now = () => Date.now() + offMs
  services = createServices({
    ...{ config, database, directory, now },
    log: pino({ level: 'silent' }),
  })
  return createApp(services)
}
async function write(call: { functionName: string; args?: readonly unknown[] }, to = resolver) {
  const data = encodeFunctionData({ abi, ...call } as never)
  const hash = await client().sendTransaction({ to, data })
  await client().waitForTransactionReceipt({ checkReplacement: false, hash })
}
beforeAll(async () => {
  ;[chains, database, served] = await Promise.all([
    startChains({ count: 1 }),
    openTestDatabase(),
    startStandIn(async (body, request, response) => {
      if (misbehave) return misbehave(response)
      const answer = await app.request(request.url ?? '', {
        method: request.method ?? 'GET',
        headers: { 'content-type': 'application/json' },
        ...(request.method === 'POST' && { body }),
      })
      const type = answer.headers.get('content-type') ?? ''
      response.writeHead(answer.status, { 'content-type': type })
      return response.end(Buffer.from(await answer.arrayBuffer()))
    }),
  ])
  const keyFile = join(folder, 'pays.key')
  writeFileSync(keyFile, funded, { mode: 0o600 })
  const line = ['deploy-resolver', '--owner', owner.address, '--key-file', keyFile]
  const printed = await runNameAdmin(settings(), line)
  resolver = (/FOYER_NAME_RESOLVERS=(0x[\da-fA-F]{40})/.exec(printed)?.[1] ?? '0x') as Address
  const universal = chainHere().contracts.ensUniversalResolver ?? '0x'
  registry = await client().readContract({ address: universal, abi, functionName: 'registry' })
  const parent = namehash('stand.eth')
  const holder = await client().readContract({
    ...{ address: registry, abi, functionName: 'owner', args: [parent] },
  } as const)
  await client().setBalance({ address: holder, value: 10n ** 18n })
  await client().impersonateAccount({ address: holder })
  const data = encodeFunctionData({ abi, functionName: 'setResolver', args: [parent, resolver] })
  const hash = await client().sendTransaction({ account: holder, to: registry, data })
  await client().waitForTransactionReceipt({ checkReplacement: false, hash })
}, 180_000)
afterAll(async () => {
  await services.images.close()
  await Promise.all([served.stop(), chains.stop(), database.close(), services.remote.close()])
  rmSync(folder, { recursive: true, force: true })
})

const ann = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const onBase = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const kept: Record<string, string> = {
  60: ann.toLowerCase(),
  2147492101: onBase.toLowerCase(),
  501: '29d2S7vB453rNYFdR5Ycwt7y9haRT5fwVwL9zTmBhfV2',
  0: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
  354: '1zugcag7cJVBtVRnFxv5Qftn7xKAnR6YJ9x4x3XLgGgmNnS',
  118: 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh',
}
beforeEach(async () => {
  misbehave = undefined
  offMs = 0
  app = start()
  await database.db.delete(names)
  const attributes = { bio: 'Apples, by the road', avatar: pixel }
  await database.db.insert(names).values({ name: 'anna.stand.eth', attributes })
  for (const [coinType, address] of Object.entries(kept))
    await database.db.insert(nameAddresses).values({ name: 'anna.stand.eth', coinType, address })
})

const addressOf = (name: string, coinType?: bigint) =>
  getEnsAddress(client(), { name, strict: true, ...(coinType !== undefined && { coinType }) })

test('viem finds each address, the texts and the picture through the Universal Resolver', async () => {
  expect(await addressOf('anna.stand.eth')).toBe(ann)
  expect(await addressOf('anna.stand.eth', 60n)).toBe(ann.toLowerCase())
  expect(await addressOf('anna.stand.eth', 2147483649n)).toBe(ann.toLowerCase())
  expect(await addressOf('anna.stand.eth', 2147492101n)).toBe(onBase.toLowerCase())
  expect(await addressOf('anna.stand.eth', 501n)).toBe(`0x${'11'.repeat(32)}`)
  // What pays to the key's hash, the key of an account, and the hash of a key (ENSIP-9).
  expect(await addressOf('anna.stand.eth', 0n)).toMatch(/^0x0014[\da-f]{40}$/)
  expect(await addressOf('anna.stand.eth', 354n)).toMatch(/^0x[\da-f]{64}$/)
  expect(await addressOf('anna.stand.eth', 118n)).toMatch(/^0x[\da-f]{40}$/)
  const text = (key: string) => getEnsText(client(), { name: 'anna.stand.eth', key, strict: true })
  expect(await text('description')).toBe('Apples, by the road')
  expect(await text('url')).toBeNull()
  const avatar = await getEnsAvatar(client(), { name: 'anna.stand.eth', strict: true })
  expect(avatar).toMatch(new RegExp(`^${served.url}/v1/image/[\\da-f]{40}$`))
  const picture = await fetch(avatar ?? '')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test('an address of Solana is answered whole, whatever zeros its key begins with', async () => {
  for (const start of ['0b', '00', '0003', '10']) {
    const key: Hex = `0x${start.padEnd(64, 'ab')}`
    const address = Base58.fromHex(key)
    await database.db
      .update(nameAddresses)
      .set({ address })
      .where(eq(nameAddresses.coinType, '501'))
    offMs += repeatMs
    expect(await addressOf('anna.stand.eth', 501n)).toBe(key)
  }
})

test('ethers finds the same without the Universal Resolver', async () => {
  const network = new Network('here', 31337)
  network.attachPlugin(new EnsPlugin(registry, 31337))
  const provider = new JsonRpcProvider(rpcUrl(), network, { staticNetwork: network })
  expect(await provider.resolveName('anna.stand.eth')).toBe(ann)
  const found = await provider.getResolver('anna.stand.eth')
  expect(await found?.getAddress(60)).toBe(ann)
  expect(await found?.getText('description')).toBe('Apples, by the road')
  expect(await provider.resolveName('olaf.stand.eth')).toBeNull()
  provider.destroy()
})

test('a name without an address for a coin, and one that is not registered, lead nowhere', async () => {
  expect(await addressOf('olaf.stand.eth')).toBeNull()
  expect(await addressOf('stand.eth')).toBeNull()
  expect(await addressOf('anna.stand.eth', 2147483658n)).toBeNull()
  expect(await addressOf('olaf.stand.eth', 501n)).toBeNull()
  await database.db.delete(nameAddresses)
  // Not this process changed it: what was read before counts for a while.
  offMs = repeatMs
  await database.db
    .insert(nameAddresses)
    .values({ name: 'anna.stand.eth', coinType: '2147492101', address: onBase.toLowerCase() })
  expect(await addressOf('anna.stand.eth')).toBeNull()
  for (const coinType of [60n, 501n, 0n, 354n, 118n])
    expect(await addressOf('anna.stand.eth', coinType)).toBeNull()
})

test('the next gateway answers where one fails, also one that takes a POST', async () => {
  const broken = `${served.url}/nowhere/{sender}/{data}`
  await write({ functionName: 'setGateways', args: [[broken, `${served.url}/ccip`]] })
  expect(await addressOf('anna.stand.eth')).toBe(ann)
  await write({
    functionName: 'setGateways',
    args: [[`${served.url}/ccip/{sender}/{data}.json`]],
  })
})

test.each<[string, (response: ServerResponse) => unknown]>([
  ['refuses', (response) => response.writeHead(404).end('{}')],
  ['fails', (response) => response.writeHead(500).end('{}')],
  ['hangs up', (response) => response.destroy()],
  ['says something unsigned', (response) => response.end('{"data":"0x1234"}')],
  ['says 200 kB', (response) => response.end(`{"data":"0x${'00'.repeat(100_000)}"}`)],
])('a gateway that %s leads nowhere', async (_, how) => {
  misbehave = how
  await expect(addressOf('anna.stand.eth')).rejects.toThrow()
})

const nameOf = (name: string) => bytesToHex(packetToBytes(name))
const questionOf = (name: string, node = namehash(name)) =>
  encodeFunctionData({
    ...{ abi, functionName: 'resolve' },
    args: [nameOf(name), encodeFunctionData({ abi, functionName: 'addr', args: [node] })],
  } as const)
async function answerTo(request: Hex, sender = resolver): Promise<{ status: number; data: Hex }> {
  const answer = await app.request(`/ccip/${sender}/${request}.json`)
  const { data } = (await answer.json()) as { data: Hex }
  return { status: answer.status, data }
}
const proved = (data: Hex, request: Hex) =>
  client().readContract({
    ...{ address: resolver, abi, functionName: 'resolveWithProof', args: [data, request] },
  } as const)

test('the contract takes an answer for itself, for its request and for five minutes', async () => {
  const request = questionOf('anna.stand.eth')
  const { data } = await answerTo(request)
  expect(await proved(data, request)).toBe(`0x${'00'.repeat(12)}${ann.slice(2).toLowerCase()}`)
  await expect(proved(data, questionOf('olaf.stand.eth'))).rejects.toThrow('NotSigned')
  const other = `0x${'12'.repeat(20)}` as const
  app = start({ FOYER_NAME_RESOLVERS: `${resolver},${other}` })
  await expect(proved((await answerTo(request, other)).data, request)).rejects.toThrow('NotSigned')
  // The contract goes by the time of the newest block.
  const { timestamp } = await client().getBlock()
  const answerAt = async (second: number) => {
    offMs = (Number(timestamp) + second) * 1_000 - Date.now()
    return (await answerTo(request)).data
  }
  expect(await proved(await answerAt(-290), request)).toMatch(/^0x/)
  await expect(proved(await answerAt(-320), request)).rejects.toThrow('Expired')
  await expect(proved(await answerAt(3_400), request)).rejects.toThrow('TooLong')
  const expires = BigInt(Math.floor(Date.now() / 1_000) + 200)
  const foreign = { key: new Uint8Array(32).fill(9), sender: resolver, request, expires }
  const forged = signResult({ ...foreign, result: `0x${'00'.repeat(32)}` })
  await expect(proved(forged, request)).rejects.toThrow('NotSigned')
})

test('whatever byte of an answer is changed, the contract takes none', async () => {
  const request = questionOf('anna.stand.eth')
  const { data } = await answerTo(request)
  const good = await proved(data, request)
  const nibble = fc.integer({ min: 2, max: data.length - 1 })
  await fc.assert(
    fc.asyncProperty(nibble, fc.constantFrom(...'0123456789abcdef'), async (at, digit) => {
      const changed = `${data.slice(0, at)}${digit}${data.slice(at + 1)}` as Hex
      const result = await proved(changed, request).catch(() => 'refused')
      // Padding between the parts is read by no contract.
      expect(['refused', good]).toContain(result)
    }),
    { numRuns: 150 },
  )
})

test('the gateway answers for its own contracts and names alone', async () => {
  const request = questionOf('anna.stand.eth')
  expect((await answerTo(request)).status).toBe(200)
  expect((await answerTo(request, `0x${'12'.repeat(20)}`)).status).toBe(400)
  const odd = [
    questionOf('vitalik.eth'),
    questionOf('eth'),
    questionOf('anna.stand.eth.evil.eth'),
    questionOf('olaf.stand.eth', namehash('anna.stand.eth')),
    '0x9061b923',
    request.replace('9061b923', '9061b924'),
    request.slice(0, -80),
  ] as const
  for (const one of odd) expect((await answerTo(one as Hex)).status).toBe(400)
  expect((await app.request(`/ccip/${resolver}/0x12`)).status).toBe(400)
  app = start({ FOYER_NAME_RESOLVERS: '' })
  expect((await answerTo(request)).status).toBe(501)
})

test('of many names that come at a time each answer is of its own', async () => {
  const every = Array.from({ length: 250 }, (_, nth) => ({
    name: `many${nth}.stand.eth`,
    address: numberToHex(nth + 1, { size: 20 }),
  }))
  await database.db.insert(names).values(every.map(({ name }) => ({ name })))
  // Every third one leads nowhere, and every fifth one to a second coin also.
  const leading = every.filter((_, nth) => nth % 3 > 0)
  const rows = leading.flatMap(({ name, address }, nth) => [
    { name, coinType: '60', address },
    ...(nth % 5 ? [] : [{ name, coinType: '501', address: kept[501] ?? '' }]),
  ])
  await database.db.insert(nameAddresses).values(rows)
  const answers = await Promise.all(
    every.map(async ({ name }) => {
      const { data } = await answerTo(questionOf(name))
      const [result] = decodeAbiParameters([{ type: 'bytes' }], data)
      return result.slice(-40)
    }),
  )
  const nowhere = '0'.repeat(40)
  expect(answers).toEqual(
    every.map(({ address }, nth) => (nth % 3 > 0 ? address.slice(2) : nowhere)),
  )
}, 60_000)

test('a question that is made up is refused or answered, and never fails', async () => {
  const request = questionOf('anna.stand.eth')
  const bytes = fc.uint8Array({ maxLength: 300 }).map((some) => bytesToHex(some))
  const cut = fc.integer({ min: 5, max: request.length / 2 }).map((at) => request.slice(0, at * 2))
  const wrapped = bytes.map((some) =>
    encodeFunctionData({ abi, functionName: 'resolve', args: [some, some] }),
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(bytes, cut, wrapped), async (data) => {
      if (data === '0x') return
      expect([200, 400]).toContain((await answerTo(data as Hex)).status)
    }),
    { numRuns: 300 },
  )
})

test('the owner alone changes the contract, and hands it over in two steps', async () => {
  const thief = privateKeyToAccount(
    '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  )
  const by = (account: Address, functionName: string, args: readonly unknown[] = []) =>
    client().simulateContract({ address: resolver, abi, functionName, args, account } as never)
  for (const [functionName, args] of [
    ['setGateways', [['https://evil.example/{data}']]],
    ['setSigner', [thief.address, true]],
    ['transferOwnership', [thief.address]],
    ['renounceOwnership', []],
    ['acceptOwnership', []],
  ] as const)
    await expect(by(thief.address, functionName, args)).rejects.toThrow('OwnableUnauthorized')
  await expect(by(owner.address, 'renounceOwnership')).rejects.toThrow('OwnerNeeded')
  await expect(by(owner.address, 'setSigner', [`0x${'00'.repeat(20)}`, true])).rejects.toThrow()
  await expect(by(owner.address, 'setGateways', [[]])).rejects.toThrow('NoGateways')
  await write({ functionName: 'transferOwnership', args: [thief.address] })
  await expect(by(thief.address, 'setSigner', [thief.address, true])).rejects.toThrow()
  await by(owner.address, 'setSigner', [thief.address, true])
  await by(thief.address, 'acceptOwnership')
  await write({ functionName: 'transferOwnership', args: [`0x${'00'.repeat(20)}`] })
  const id = (text: string) =>
    client().readContract({
      ...{ address: resolver, abi, functionName: 'supportsInterface', args: [text as Hex] },
    } as const)
  expect(await Promise.all(['0x9061b923', '0x01ffc9a7', '0xffffffff'].map(id))).toEqual([
    true,
    true,
    false,
  ])
})

test('a signer that is struck off the list signs no more', async () => {
  const key = new Uint8Array(32).fill(7)
  const { address } = privateKeyToAccount(bytesToHex(key))
  const request = questionOf('anna.stand.eth')
  const expires = BigInt(Math.floor(Date.now() / 1_000) + 200)
  const data = signResult({ key, sender: resolver, request, result: '0x12', expires })
  await expect(proved(data, request)).rejects.toThrow('NotSigned')
  await write({ functionName: 'setSigner', args: [address, true] })
  expect(await proved(data, request)).toBe('0x12')
  await write({ functionName: 'setSigner', args: [address, false] })
  await expect(proved(data, request)).rejects.toThrow('NotSigned')
})

test('the operator is told what is missing, and the code is that of the source', async () => {
  expect(resolverCode).toBe(artifacts.OffchainNameResolver.bytecode)
  expect(await runNameAdmin(settings(), [])).toMatch(/^Usage:/)
  const deploy = (env: Record<string, string>, ...more: string[]) =>
    runNameAdmin(settings(env), ['deploy-resolver', ...more])
  await expect(deploy({})).rejects.toThrow('--owner')
  const owned = ['--owner', owner.address]
  await expect(deploy({}, ...owned)).rejects.toThrow('--key-file')
  await expect(deploy({ FOYER_PUBLIC_URL: '' }, ...owned)).rejects.toThrow('FOYER_PUBLIC_URL')
  await expect(deploy({ FOYER_ENS_NETWORK: 'eip155:5' }, ...owned)).rejects.toThrow('eip155:5')
  const open = join(folder, 'open.key')
  writeFileSync(open, funded)
  chmodSync(open, 0o644)
  await expect(deploy({}, ...owned, '--key-file', open)).rejects.toThrow('chmod 600')
  writeFileSync(join(folder, 'odd.key'), 'not a key', { mode: 0o600 })
  await expect(deploy({}, ...owned, '--key-file', join(folder, 'odd.key'))).rejects.toThrow('hex')
})
