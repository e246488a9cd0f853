import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readDirectory } from '@foyer/directory/node'
import pino from 'pino'
import { type SandboxChains, startChains } from 'sandbox'
import { concatHex, createTestClient, encodeAbiParameters, type Hex, http, numberToHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config/readConfig.js'
import { createServices } from '../../createServices.js'
import type { OpenedDatabase } from '../../database/Database.js'
import { openTestDatabase } from '../../testing/openTestDatabase.js'
import { createWalletDirectory } from '../wallets/createWalletDirectory.js'
import { createNftBook } from './createNftBook.js'
import { createReadContracts } from './createReadContracts.js'

const network = 'eip155:31337'
const directory = createWalletDirectory(readDirectory())
const stranger = createServer()
const asked: string[] = []
let said: (path: string) => unknown = () => undefined
let chains: SandboxChains
let database: OpenedDatabase
let origin = ''
let made = 0

beforeAll(async () => {
  stranger.on('request', ({ url = '' }, response) => {
    asked.push(url)
    const body = said(url)
    if (body === undefined) response.statusCode = 404
    response.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}))
  })
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`
  ;[database, chains] = await Promise.all([openTestDatabase(), startChains({ count: 1 })])
}, 120_000)
afterAll(async () => {
  stranger.close()
  await Promise.all([chains.stop(), database.close()])
})

/** A contract that answers this text, whatever it is asked. */
async function place(text: string): Promise<Hex> {
  made += 1
  const address = numberToHex(0xabc000 + made, { size: 20 })
  const data = encodeAbiParameters([{ type: 'string' }], [text])
  const size = numberToHex(data.length / 2 - 1, { size: 2 })
  // Copies what comes after these 13 bytes to the memory, and returns it.
  const bytecode = concatHex(['0x61', size, '0x600d5f3961', size, '0x5ff3', '0x00', data])
  const transport = http(chains.world.chains[0]?.rpcUrl)
  await createTestClient({ mode: 'anvil', transport }).setCode({ address, bytecode })
  return address
}

/** What a server with these settings says of an NFT of a contract with this address in it. */
async function describe(uri: string, env: Record<string, string> = {}, tokenId = '1') {
  const item = { kind: 'erc1155', contract: await place(uri), tokenId } as const
  const known = await open(env).describe(network, [item])
  return known.get(`${item.contract} ${tokenId}`)
}

function open(env: Record<string, string>, more: { keptBytesMax?: number } = {}) {
  const rpc = [chains.world.chains[0]?.rpcUrl]
  const config = readConfig({ FOYER_NETWORKS: JSON.stringify({ [network]: { rpc } }), ...env })
  const log = pino({ level: 'silent' })
  const {
    remote,
    images,
    chains: reached,
  } = createServices({
    ...{ config, database, directory, log, now: Date.now },
  })
  const contracts = createReadContracts(reached)
  const parts = { db: database.db, remote, images, contracts, now: Date.now }
  return createNftBook({ ...parts, ...more, patienceMs: 30_000 })
}

const near = { FOYER_FETCH_PRIVATE: 'yes' }

test('reads metadata from the web, with the id in its address', async () => {
  const id = '2a'.padStart(64, '0')
  said = (path) =>
    path === `/${id}.json`
      ? { name: 'Lantern', description: 'It glows.', image: `${origin}/lantern.png` }
      : undefined
  const facts = await describe(`${origin}/{id}.json`, near, '42')
  expect(facts).toMatchObject({ name: 'Lantern', description: 'It glows.' })
  expect(facts?.picture).toContain('/v1/image/')
})

test('keeps what was read last, as far as it has room', async () => {
  said = (path) => ({ name: path, description: 'a'.repeat(1_000) })
  const items = []
  for (const at of [1, 2, 3])
    items.push({
      ...({ kind: 'erc1155', tokenId: '1' } as const),
      contract: await place(`${origin}/room${at}.json`),
    })
  const book = open(near, { keptBytesMax: 2_700 })
  for (const item of items) await book.describe(network, [item])
  await book.forget()
  asked.length = 0
  await book.describe(network, items)
  expect(asked).toEqual(['/room1.json'])
})

test('requests nothing on its own network unless the operator allows it', async () => {
  asked.length = 0
  said = () => ({ name: 'Secret' })
  const facts = await describe(`${origin}/internal.json`)
  expect(facts?.name).toBeUndefined()
  expect(asked).toEqual([])
})

test('reads metadata through the gateway, where there is one', async () => {
  asked.length = 0
  said = () => ({ name: 'Kept', image: 'ipfs://bafypicture/1.png' })
  const gateway = { ...near, FOYER_IPFS_GATEWAY: `${origin}/ipfs` }
  expect(await describe('ipfs://bafyfolder/1.json', gateway)).toMatchObject({ name: 'Kept' })
  expect(asked).toEqual(['/ipfs/bafyfolder/1.json'])
  const none = { ...near, FOYER_IPFS_GATEWAY: '' }
  expect((await describe('ipfs://bafyfolder/1.json', none))?.name).toBeUndefined()
  expect(asked).toHaveLength(1)
})

test('marks what invites, and nothing else', async () => {
  const gateway = { ...near, FOYER_IPFS_GATEWAY: `${origin}/ipfs` }
  said = () => ({ name: 'Claim 500 USDC at bait.example.com' })
  expect(await describe('ipfs://bafybait', gateway)).toMatchObject({ spam: true })
  said = () => ({ name: 'Lantern' })
  expect(await describe('ipfs://bafylamp', gateway)).toMatchObject({ spam: false })
})

test.each([
  ['no JSON', () => '<html>'],
  ['a list', () => [1, 2]],
  ['names that are none', () => ({ name: { $: 1 }, description: 7, image: ['x'] })],
  ['too much', () => ({ name: 'x', description: 'y'.repeat(600_000) })],
  ['nothing', () => undefined],
])('survives metadata that are %s', async (_, answer) => {
  said = answer
  const facts = await describe(`${origin}/odd`, near)
  expect(facts).toMatchObject({ name: undefined, description: undefined, picture: undefined })
})

test('cuts what is too long, and takes out what no database takes', async () => {
  said = () => ({ name: `\0a\ud800${'b'.repeat(5_000)}` })
  const { name = '' } = (await describe(`${origin}/long`, near)) ?? {}
  expect(name.startsWith('ab')).toBe(true)
  expect(name.length).toBeLessThanOrEqual(256)
})
