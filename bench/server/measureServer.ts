import { randomUUID } from 'node:crypto'
import { startChains } from 'sandbox'
import { buildServer } from './buildServer.js'
import { calibrate } from './calibrate.js'
import { countingProxy } from './countingProxy.js'
import { type Asked, crowded, type Load, paced } from './load.js'
import { measureLogin } from './login/measureLogin.js'
import { measureNames } from './names/measureNames.js'
import { measureRelay } from './relay/measureRelay.js'
import { mb, percentile, plainRow, type Row, rateRow, timeRow, written } from './rows.js'
import { measureSignIns } from './signIns/measureSignIns.js'
import { startBare } from './startBare.js'
import { startTarget, type Target } from './startTarget.js'
import { measureSwaps } from './swaps/measureSwaps.js'

const tokens = 200
const perSecond = 500
const project = 'projectId=local&st=bench&sv=0'

const table = async (title: string, rows: Promise<readonly Row[]>) =>
  written(title, await rows, calibrate())

/** Builds the server and loads it with sign-ins alone. */
export async function measureServerSignIns(seconds: number): Promise<string> {
  await buildServer()
  const { BENCH_DATABASE_URL: databaseUrl } = process.env
  const embedded = await table('sign-ins, embedded database', measureSignIns(seconds))
  if (!databaseUrl) return embedded
  const stored = await table('sign-ins, PostgreSQL', measureSignIns(seconds, databaseUrl))
  return `${embedded}\n\n${stored}`
}

/** Builds the server, and measures quotes of swaps alone. */
export async function measureServerSwaps(seconds: number): Promise<string> {
  await buildServer()
  return table('swaps, local node', measureSwaps(seconds))
}

/** Builds the server and loads it with names alone, in PostgreSQL. */
export async function measureServerNames(seconds: number): Promise<string> {
  const { BENCH_DATABASE_URL: databaseUrl } = process.env
  if (!databaseUrl) throw new Error('Names are measured in PostgreSQL: set BENCH_DATABASE_URL.')
  await buildServer()
  return table('names, PostgreSQL', measureNames(seconds, databaseUrl))
}

/** Builds the server, loads it with its embedded database on this machine, its logins with PostgreSQL, and gives the tables. */
export async function measureServer(seconds: number): Promise<string> {
  await buildServer()
  const server = await table('server, embedded database', measureRoutes(seconds))
  const signIns = await table('sign-ins, embedded database', measureSignIns(seconds))
  const relay = await table('relay, embedded database', measureRelay(seconds))
  const swaps = await table('swaps, local node', measureSwaps(seconds))
  const { BENCH_DATABASE_URL: databaseUrl } = process.env
  if (!databaseUrl) return [server, signIns, relay, swaps].join('\n\n')
  const login = await table('keeper, PostgreSQL', measureLogin(seconds, databaseUrl))
  const stored = await table('sign-ins, PostgreSQL', measureSignIns(seconds, databaseUrl))
  const names = await table('names, PostgreSQL', measureNames(seconds, databaseUrl))
  return [server, signIns, relay, swaps, login, stored, names].join('\n\n')
}

async function measureRoutes(seconds: number): Promise<readonly Row[]> {
  const chains = await startChains({ count: 1 })
  const [chain] = chains.world.chains
  const [holder] = chains.world.accounts
  if (!chain || !holder) throw new Error('The sandbox has no chain.')
  const node = await countingProxy(chain.rpcUrl)
  try {
    const { name, contracts } = chain
    const network = { rpc: [node.url], name, contracts: { multicall3: contracts.multicall3 } }
    const target = await startTarget({ [`eip155:${chain.id}`]: { ...network, tokens: listed() } })
    try {
      const balance = `/v1/account/${holder}/balance?currency=usd&chainId=eip155:${chain.id}&${project}`
      return await measure(target, { balance, calls: node.calls, seconds })
    } finally {
      await target.stop()
    }
  } finally {
    node.stop()
    await chains.stop()
  }
}

async function measure(
  { origin, firstMemory, memory, cpuSeconds }: Target,
  { balance, calls, seconds }: { balance: string; calls: () => number; seconds: number },
): Promise<readonly Row[]> {
  const before = calls()
  await answered(origin + balance)
  const asked = calls() - before

  const pace = (ask: (nth: number) => Asked) => paced(origin, { perSecond, seconds, ask })
  await paced(origin, { perSecond, seconds: 2, ask: listPage })
  const listBegan = cpuSeconds()
  const list = await pace(listPage)
  const perList = (cpuSeconds() - listBegan) / list.times.length
  const cached = await pace(() => ({ method: 'GET', path: balance }))
  await crowded(origin, { inFlight: 1_000, seconds: 1, ask: event })
  const began = cpuSeconds()
  const events = await crowded(origin, { inFlight: 1_000, seconds, ask: event })
  const perEvent = (cpuSeconds() - began) / (events.times.length - events.refused)
  const bare = await measureBare(await answered(`${origin}${listPage(0).path}`), seconds)
  const refused = list.refused + cached.refused + events.refused
  return [
    timeRow(`wallet list page at ${perSecond}/s, p99`, p99(list), 'listP99'),
    timeRow(`cached balance at ${perSecond}/s, p99`, p99(cached), 'cachedBalanceP99'),
    rateRow('events written', (events.times.length - events.refused) / events.seconds, 'events'),
    timeRow('processor time of an event', perEvent * 1_000, 'eventProcessor'),
    timeRow('a bare HTTP server that reads the same and stores nothing', bare.perEvent * 1_000),
    rateRow('events a second and core', 1 / perEvent),
    timeRow('processor time of a wallet list page', perList * 1_000),
    timeRow('a bare HTTP server that sends as many bytes', bare.perList * 1_000),
    plainRow('a page of wallets, times sending it', perList / bare.perList, times, 'listTimes'),
    plainRow(`calls to the node for a balance over ${tokens} tokens`, asked, String, 'nodeCalls'),
    plainRow('memory, highest under these loads', memory(), mb, 'serverMemory'),
    plainRow('memory, highest of a process that makes its database', firstMemory, mb),
    plainRow('answers other than 200', refused, String, 'refused'),
  ]
}

/** Seconds of the processor of the same loads where nothing is done but to read and to send. */
async function measureBare(pageBytes: number, seconds: number) {
  const { origin, cpuSeconds, stop } = await startBare(pageBytes)
  try {
    await paced(origin, { perSecond, seconds: 2, ask: listPage })
    const listBegan = cpuSeconds()
    const list = await paced(origin, { perSecond, seconds, ask: listPage })
    const perList = (cpuSeconds() - listBegan) / list.times.length
    await crowded(origin, { inFlight: 1_000, seconds: 1, ask: event })
    const began = cpuSeconds()
    const events = await crowded(origin, { inFlight: 1_000, seconds, ask: event })
    return { perList, perEvent: (cpuSeconds() - began) / events.times.length }
  } finally {
    await stop()
  }
}

function listPage(nth: number): Asked {
  return { method: 'GET', path: `/getWallets?page=${(nth % 12) + 1}&entries=40&${project}` }
}

function event(nth: number): Asked {
  const body = {
    eventId: randomUUID(),
    url: 'https://shop.example/',
    domain: 'shop.example',
    timestamp: Date.now(),
    props: {
      type: 'track',
      event: 'SELECT_WALLET',
      properties: { name: `Wallet ${nth % 50}`, platform: 'browser' },
    },
  }
  return { method: 'POST', path: `/e?${project}`, body: JSON.stringify(body) }
}

/** Addresses without a contract: a node looks each up all the same. */
function listed() {
  return Array.from({ length: tokens }, (_, nth) => ({
    address: `0x${(nth + 1).toString(16).padStart(40, 'f')}`,
    name: `Token ${nth}`,
    symbol: `T${nth}`,
    decimals: 18,
  }))
}

/** @returns the bytes of the answer */
async function answered(url: string): Promise<number> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}`)
  return (await answer.arrayBuffer()).byteLength
}

const times = (value: number) => value.toFixed(2)

const p99 = ({ times }: Load) => percentile(times, 0.99)
