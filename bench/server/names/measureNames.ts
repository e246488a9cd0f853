import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { bytesToHex, encodeFunctionData, namehash, parseAbi } from 'viem'
import { packetToBytes } from 'viem/ens'
import { type Asked, paced } from '../load.js'
import { pinTo } from '../pinTo.js'
import { putProject } from '../putProject.js'
import { percentile, plainRow, type Row, timeRow } from '../rows.js'
import { page } from '../signIns/prepareSignIn.js'
import { startTarget } from '../startTarget.js'

const namesCount = 1_000_000
const typedPerSecond = 200
const resolvedPerSecond = 500
const warmSeconds = 4
/** So many names come again and again. */
const often = 400
const resolver = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const abi = parseAbi([
  'function resolve(bytes name, bytes data) view returns (bytes)',
  'function addr(bytes32 node) view returns (address)',
])

/**
 * Types names and resolves them among a million in PostgreSQL, at paces that the server does not slow down. Every second name is there, and each request is about another one; in a last load about a name of four hundred.
 * The server has one core for itself where the machine lets a process be pinned, and what sends has another one.
 */
export async function measureNames(seconds: number, databaseUrl: string): Promise<readonly Row[]> {
  const keys = mkdtempSync(join(tmpdir(), 'foyer-bench-keys-'))
  const target = await startTarget(
    {},
    {
      ...{ DATABASE_URL: databaseUrl, FOYER_NAME_RESOLVERS: resolver },
      FOYER_NAME_KEY_FILE: join(keys, 'names.key'),
    },
  )
  const isPinned = pinTo('0', target.pid) && pinTo('1', process.pid)
  const where = isPinned ? ', on one core' : ''
  try {
    await putProject(databaseUrl, page)
    await fill(databaseUrl)
    const load = async (perSecond: number, length: number, ask: (nth: number) => Asked) => {
      const ready = Array.from({ length: perSecond * length }, (_, nth) => ask(nth))
      const before = target.cpuSeconds()
      const { times, refused } = await paced(target.origin, {
        ...{ perSecond, seconds: length },
        ask: (nth) => ready[nth] as Asked,
      })
      return { times, refused, cpu: (target.cpuSeconds() - before) / times.length }
    }
    // Until what runs often is compiled.
    await load(typedPerSecond, warmSeconds, typed)
    const seen = await load(typedPerSecond, seconds, typed)
    // About other names: what is measured was never requested before.
    await load(resolvedPerSecond, warmSeconds, (nth) => resolved(namesCount + nth))
    const found = await load(resolvedPerSecond, seconds, resolved)
    const again = await load(resolvedPerSecond, seconds, (nth) => resolved(nth % often))
    return [
      timeRow(
        `whether a name is free, at ${typedPerSecond}/s among a million${where}, median`,
        percentile(seen.times, 0.5),
      ),
      timeRow('the same, p99', percentile(seen.times, 0.99), 'nameTypedP99'),
      timeRow(
        `an answer of the gateway, at ${resolvedPerSecond}/s${where}, median`,
        percentile(found.times, 0.5),
      ),
      timeRow('the same, p99', percentile(found.times, 0.99), 'nameResolvedP99'),
      timeRow('processor time of the server for an answer', found.cpu * 1_000),
      timeRow('the same, of names that come again within a second', again.cpu * 1_000),
      plainRow(
        'answers other than 200',
        seen.refused + found.refused + again.refused,
        String,
        'refused',
      ),
    ]
  } finally {
    pinTo(pinTo.all, process.pid)
    await target.stop()
    rmSync(keys, { recursive: true, force: true })
  }
}

async function fill(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const every = `from generate_series(0, ${2 * namesCount - 2}, 2) as nth`
    await client.query(
      `insert into names (name, holder) select 'name' || nth || '.foyer.eth', 'eip155:0x' || nth ${every} on conflict do nothing`,
    )
    await client.query(
      `insert into name_addresses (name, coin_type, address) select 'name' || nth || '.foyer.eth', '60', '0x' || lpad(nth::text, 40, '0') ${every} on conflict do nothing`,
    )
    // As a database is that has had its rows for a while: PostgreSQL would do both beside what is measured.
    await client.query('vacuum (analyze) names, name_addresses')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

/** Far from the one before. */
function labelOf(nth: number): string {
  return `name${(nth * 7_919) % (2 * namesCount)}`
}

function typed(nth: number): Asked {
  const query = 'zone=foyer.eth&projectId=local&st=bench&sv=0'
  return { method: 'GET', path: `/v1/profile/suggestions/${labelOf(nth)}?${query}` }
}

function resolved(nth: number): Asked {
  const name = `${labelOf(nth)}.foyer.eth`
  const call = encodeFunctionData({ abi, functionName: 'addr', args: [namehash(name)] })
  const args = [bytesToHex(packetToBytes(name)), call] as const
  const data = encodeFunctionData({ abi, functionName: 'resolve', args })
  return { method: 'GET', path: `/ccip/${resolver}/${data}.json` }
}
