import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDirectory } from '@foyer/directory/node'
import { commonErrors, type Endpoint, ErrorAnswer, endpoints } from '@foyer/protocol/api'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { pino } from 'pino'
import { startChains } from 'sandbox'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.js'
import { createApp } from '../createApp.js'
import { createServices } from '../createServices.js'
import type { OpenedDatabase } from '../database/Database.js'
import { createWalletDirectory } from '../services/wallets/createWalletDirectory.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { putProject } from '../testing/putProject.js'
import { changes, type Sent, write } from './changes.js'
import { validRequests } from './validRequests.js'

let database: OpenedDatabase
let chains: Awaited<ReturnType<typeof startChains>>
let services: ReturnType<typeof createServices>
let app: ReturnType<typeof createApp>
let tables: readonly string[]
const lines: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'foyer-hostile-'))

beforeAll(async () => {
  ;[database, chains] = await Promise.all([openTestDatabase(), startChains({ count: 1 })])
  const [chain] = chains.world.chains
  const { name, tokens, contracts, rpcUrl } = chain ?? {}
  const config = readConfig({
    FOYER_NETWORKS: JSON.stringify({
      'eip155:31337': {
        rpc: [rpcUrl],
        name,
        tokens,
        contracts: { multicall3: contracts?.multicall3 },
        index: {},
      },
      'eip155:31338': {
        rpc: ['http://127.0.0.1:1/v2/keyofnode'],
        name: 'Dead',
        index: {},
        contracts: { ensUniversalResolver: `0x${'1'.repeat(40)}` },
      },
    }),
    FOYER_ENS_NETWORK: 'eip155:31338',
    FOYER_KEK_FILE: join(folder, 'keys', 'keeper.key'),
    FOYER_ADDRESS_SIGN_INS_PER_MINUTE: '0',
    FOYER_RPC_TIMEOUT_MS: '20000',
    FOYER_TRUSTED_PROXIES: '1',
    FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0',
    FOYER_PROJECT_REQUESTS_PER_MINUTE: '0',
    FOYER_PROJECT_CALLS_PER_MINUTE: '0',
  })
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) })
  const directory = createWalletDirectory(readDirectory())
  services = createServices({ config, database, directory, log, now: Date.now })
  app = createApp(services)
  await putProject(services, { allowedOrigins: ['https://shop.example'], analytics: true })
  const found = await database.db.execute(
    sql`select tablename from pg_tables where schemaname = 'public' order by tablename`,
  )
  tables = (found as unknown as { rows: { tablename: string }[] }).rows.map((row) => row.tablename)
}, 120_000)
afterAll(async () => {
  await Promise.all([services.images.close(), services.limiter.close(), services.remote.close()])
  await chains.stop()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

type Name = keyof typeof endpoints
const names = Object.keys(endpoints) as Name[]
/** Calls with a body that are served, several times: there is most to do wrong. */
const withBodies = Array.from(
  { length: 4 },
  () => ['sendEvent', 'callChain', 'getPrices'] as const,
).flat()

/** All that is stored, in short. How often providers gave something is counted also of what is refused, and holds nothing of a request. */
async function stored(): Promise<unknown> {
  const parts = tables.map((table) => {
    const kept = table === 'event_counts' ? sql`where what !~ '^(swap|buy): '` : sql``
    return sql`select ${table}::text as name, count(*)::int as rows, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as all from ${sql.identifier(table)} t ${kept}`
  })
  const result = await database.db.execute(sql.join(parts, sql` union all `))
  return (result as unknown as { rows: unknown }).rows
}

/** On a busy machine blocks are still read for a question that was answered. */
async function indexed(): Promise<void> {
  const { signal } = new AbortController()
  await Promise.all(services.indexers.map(({ run }) => run(signal).catch(() => undefined)))
}

function toRequest({ method, path }: Endpoint, sent: Sent, as: string = method): Request {
  const { params, query, headers, body } = sent
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? 'x')
  const url = `http://server.example${filled}?${query.map((pair) => pair.join('=')).join('&')}`
  return new Request(url, {
    method: as,
    headers: new Headers(headers),
    ...(body !== undefined && as !== 'GET' && as !== 'HEAD' && { body }),
  })
}

/** What stands in no answer: the server's insides, its nodes, its machine. */
const insides =
  /keyofnode|127\.0\.0\.1:\d|node_modules|apps\/server|\.ts:\d|\bselect \S+ from\b|Failed query|insert into|\bat \w+ \(|ECONNREFUSED|valibot|drizzle|postgres/i

/** Whether a request was answered as the contract says, and gives its status. */
async function answered(endpoint: Endpoint, request: Request): Promise<number> {
  const response = await app.fetch(request)
  const { status } = response
  if (status === 200 && endpoint.media === 'image') return status
  const text = await response.text()
  expect(text).not.toMatch(insides)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  const schema = status === 200 ? endpoint.output : ErrorAnswer
  expect(v.safeParse(schema, JSON.parse(text)).issues, text.slice(0, 300)).toBeUndefined()
  if (status !== 200) {
    expect(Object.keys({ ...commonErrors, ...endpoint.errors }).map(Number)).toContain(status)
    expect(status, lines.at(-1)).not.toBe(500)
    expect(text.length).toBeLessThan(500)
  }
  return status
}

test('takes a good request of every call', async () => {
  for (const name of names) {
    const endpoint: Endpoint = endpoints[name]
    const status = await answered(endpoint, toRequest(endpoint, write(validRequests[name])))
    // The signature of a name is made up, no pools connect these tokens; names are requested of a network that is dead, and these pictures do not exist.
    const isRefused = /Quotes|Swap|Allowance|GasPrice|Approve|(register|change)Name/.test(name)
    const usual = /Identity|Profile|getName|Image|Bundler|revokeSession/.test(name)
      ? [200, 404, 501, 502]
      : [200, 501, ...(isRefused ? [400] : [])]
    // Nothing is signed in without a session.
    const isOfSession =
      /^(signIn|refreshSignIn|getSignedIn|putSign.*|signOut|getSignIns|revokeSignIn)$/
    expect(isOfSession.test(name) ? [401, 501] : usual, name).toContain(status)
  }
})

test('answers whatever is wrong with a request by a refusal, and stores nothing of it', async () => {
  let before = await stored()
  const met = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names, ...withBodies), changes, async (name, all) => {
      const endpoint: Endpoint = endpoints[name]
      const sent = all.reduce((request, change) => {
        try {
          return change(request)
        } catch {
          // What was made of the body before is no JSON any more.
          return request
        }
      }, write(validRequests[name]))
      const status = await answered(endpoint, toRequest(endpoint, sent))
      met.set(status, (met.get(status) ?? 0) + 1)
      // What a good request leaves to be noted is none of the next one's.
      await services.follow.settled()
      if (status === 200 && /History|Nfts/.test(name)) await indexed()
      const after = await stored()
      if (status !== 200) expect(after).toEqual(before)
      before = after
    }),
    { numRuns: Number(process.env.FOYER_TEST_RUNS ?? 600) },
  )
  const endpoint: Endpoint = endpoints.sendEvent
  const long = { ...write(validRequests.sendEvent), body: `{"a":"${'b'.repeat(300_000)}"}` }
  // Chance seldom meets it.
  expect(await answered(endpoint, toRequest(endpoint, long))).toBe(413)
  expect(lines).toEqual([])
  expect([...met.keys()]).toEqual(expect.arrayContaining([400, 403, 501]))
}, 300_000)

test('has no methods but those of the contract', async () => {
  for (const name of names) {
    const endpoint: Endpoint = endpoints[name]
    const before = await stored()
    for (const method of ['POST', 'GET', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'QUERY']) {
      const { path } = endpoint
      const all: readonly Endpoint[] = Object.values(endpoints)
      if (all.some((other) => other.path === path && other.method === method)) continue
      const request = toRequest(endpoint, write(validRequests[name]), method)
      expect(await answered(endpoint, request), `${method} ${path}`).toBe(404)
    }
    expect(await stored()).toEqual(before)
    const head = await app.fetch(toRequest(endpoint, write(validRequests[name]), 'HEAD'))
    expect(head.status, lines.at(-1)).not.toBe(500)
    expect(await head.text()).toBe('')
    const options = await app.fetch(toRequest(endpoint, write(validRequests[name]), 'OPTIONS'))
    expect(options.status).toBe(204)
  }
  expect(lines).toEqual([])
})
