import { eq } from 'drizzle-orm'
import { type SandboxChains, startChains } from 'sandbox'
import { createTestClient, type Hex, http, parseEther, walletActions } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { openPostgres } from '../database/openPostgres.js'
import { leases } from '../leases/tables.js'
import { createProjects } from '../projects/createProjects.js'
import { seedLocalProject } from '../projects/seedLocalProject.js'
import { indexedMoves, indexedTransactions } from '../services/indexer/tables.js'
import { createTestDatabase } from '../testing/createTestDatabase.js'
import { requiredEnv } from './requiredEnv.js'
import { type Child, startChild } from './startChild.js'

let shared: { url: string; drop(): Promise<void> }
let database: OpenedDatabase
let chains: SandboxChains
const children: Child[] = []

beforeAll(async () => {
  ;[shared, chains] = await Promise.all([
    createTestDatabase(requiredEnv('FOYER_TEST_DATABASE_URL')),
    startChains({ count: 1 }),
  ])
}, 120_000)
afterEach(async () => {
  await Promise.all(children.splice(0).map(({ end }) => end('SIGKILL')))
})
afterAll(async () => {
  await database.close()
  await Promise.all([shared.drop(), chains.stop()])
})

async function start(): Promise<Child> {
  const rpc = [chains.world.chains[0]?.rpcUrl]
  const child = await startChild({
    DATABASE_URL: shared.url,
    FOYER_DATABASE_CONNECTIONS: '4',
    FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0',
    FOYER_PROJECT_REQUESTS_PER_MINUTE: '0',
    FOYER_NETWORKS: JSON.stringify({ 'eip155:31337': { rpc, index: { from: 0 } } }),
  })
  children.push(child)
  return child
}

/** The hashes of what an account did, as a server tells them. */
async function history({ url }: Child, account: Hex): Promise<readonly string[]> {
  const answer = await fetch(`${url}/v1/account/${account}/history?projectId=local&st=foyer`)
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { metadata: { hash: string } }[] }
  return data.map(({ metadata }) => metadata.hash)
}

test('two processes read a network together, and when the one that reads is killed nothing is missing or double', async () => {
  const [one, two] = await Promise.all([start(), start()])
  database = await openPostgres(shared.url, 4)
  await seedLocalProject(createProjects(database.db, Date.now), 'local')

  const payer = privateKeyToAddress(generatePrivateKey())
  const client = createTestClient({
    mode: 'anvil',
    transport: http(chains.world.chains[0]?.rpcUrl),
  }).extend(walletActions)
  await client.setBalance({ address: payer, value: parseEther('10') })
  await client.impersonateAccount({ address: payer })
  const sent: Hex[] = []
  const pay = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      const payment = { account: payer, to: payer, value: 1n, gas: 21_000n, chain: null }
      sent.unshift(await client.sendTransaction(payment))
    }
  }
  const told = (child: Child) => () => history(child, payer)

  // The first question waits at most a while; then it is the background that reads.
  await expect.poll(told(one), { timeout: 30_000 }).toEqual([])
  await pay(5)
  await expect.poll(told(one), { timeout: 30_000 }).toEqual(sent)
  await expect.poll(told(two), { timeout: 30_000 }).toEqual(sent)

  // Whichever it is that reads now dies while there is much to read.
  const holder = async () =>
    (await database.db.select().from(leases).where(eq(leases.name, 'index eip155:31337')))[0]
  const before = await holder()
  expect(before).toBeDefined()
  await pay(15)
  const died = await endReader(one, two)
  await pay(15)
  const left = died === one ? two : one
  await expect.poll(told(left), { timeout: 90_000, interval: 500 }).toEqual(sent)
  expect((await holder())?.holder).not.toBe(before?.holder)

  const { db } = database
  const own = eq(indexedTransactions.address, payer.toLowerCase())
  const rows = await db.select().from(indexedTransactions).where(own)
  expect(rows.map(({ hash }) => hash).sort()).toEqual([...sent].sort())
  const moves = await db
    .select()
    .from(indexedMoves)
    .where(eq(indexedMoves.address, payer.toLowerCase()))
  expect(moves.map(({ hash }) => hash).sort()).toEqual([...sent].sort())
}, 300_000)

/** Kills the process that has the right to read: the one that knows how far it came. */
async function endReader(...all: readonly Child[]): Promise<Child> {
  for (const child of all) {
    const metrics = await (await fetch(`${child.url}/metrics`)).text()
    if (!/^foyer_index_block\{.*\} \d+/m.test(metrics)) continue
    await child.end('SIGKILL')
    children.splice(children.indexOf(child), 1)
    return child
  }
  throw new Error('Nobody reads')
}
