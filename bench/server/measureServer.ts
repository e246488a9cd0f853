import { randomUUID } from 'node:crypto'
import { startChains } from 'sandbox'
import { buildServer } from './buildServer.js'
import { countingProxy } from './countingProxy.js'
import { type Asked, crowded, type Load, paced } from './load.js'
import { measureLogin } from './login/measureLogin.js'
import { measureRelay } from './relay/measureRelay.js'
import { count, mb, ms, percentile, type Row, us, written } from './rows.js'
import { startTarget, type Target } from './startTarget.js'

const tokens = 200
const perSecond = 500
const project = 'projectId=local&st=bench&sv=0'

/** Builds the server, loads it with its embedded database on this machine, its logins with PostgreSQL, and gives the tables. */
export async function measureServer(seconds: number): Promise<string> {
  await buildServer()
  const server = written('server, embedded database', await measureRoutes(seconds))
  const relay = written('relay, embedded database', await measureRelay(seconds))
  const { BENCH_DATABASE_URL: databaseUrl } = process.env
  if (!databaseUrl) return `${server}\n\n${relay}`
  const login = written('keeper, PostgreSQL', await measureLogin(seconds, databaseUrl))
  return `${server}\n\n${relay}\n\n${login}`
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
  const list = await pace(listPage)
  const cached = await pace(() => ({ method: 'GET', path: balance }))
  await crowded(origin, { inFlight: 1_000, seconds: 1, ask: event })
  const began = cpuSeconds()
  const events = await crowded(origin, { inFlight: 1_000, seconds, ask: event })
  const perEvent = (cpuSeconds() - began) / (events.times.length - events.refused)
  return [
    [`wallet list page at ${perSecond}/s, p99`, p99(list), '10 ms'],
    [`cached balance at ${perSecond}/s, p99`, p99(cached), '15 ms'],
    ['events written', `${rate(events)}/s`, '5,000/s'],
    ['processor time of an event', us(perEvent), '200 µs'],
    ['events a second and core', count(1 / perEvent), '–'],
    [`calls to the node for a balance over ${tokens} tokens`, String(asked), '2'],
    ['memory, highest under these loads', mb(memory()), '450 MB'],
    ['memory, highest of a process that makes its database', mb(firstMemory), '–'],
    ['answers other than 200', String(list.refused + cached.refused + events.refused), '0'],
  ]
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

async function answered(url: string): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}`)
}

const p99 = ({ times }: Load) => ms(percentile(times, 0.99))
const rate = ({ times, refused, seconds }: Load) => count((times.length - refused) / seconds)
