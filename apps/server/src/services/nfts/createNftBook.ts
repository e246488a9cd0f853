import type { CaipNetworkId } from '@foyer/protocol'
import { and, eq, inArray, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import { inTime } from '../../bounds/inTime.js'
import type { Database } from '../../database/Database.js'
import type { Images } from '../images/Images.js'
import type { Remote } from '../remote/Remote.js'
import type { NftAnswer, ReadContracts } from './createReadContracts.js'
import { isSpam } from './isSpam.js'
import type { NftBook, NftFacts, NftItem } from './NftBook.js'
import { readMetadata } from './readMetadata.js'
import { nftFacts } from './tables.js'

/** How long a visitor waits for the metadata of strangers. */
const defaultPatienceMs = 3_000
/** How long it is asked for after all. */
const lookMs = 20_000
const parallel = 8
/** Lookups that one answer begins at most. */
const lookupsMax = 60
/** How long it holds what was read, and that nothing could be read. */
const freshMs = 7 * 86_400_000
const failedMs = 600_000
/** What strangers wrote into their contracts and metadata must not fill the disk. */
const defaultKeptBytesMax = 64_000_000
/** What a row takes besides its texts. */
const rowBytes = 200

type Row = typeof nftFacts.$inferSelect

/** What NFTs say of themselves, kept in the database. */
export function createNftBook({
  db,
  remote,
  images,
  contracts,
  now,
  patienceMs = defaultPatienceMs,
  keptBytesMax = defaultKeptBytesMax,
}: createNftBook.Parts): NftBook {
  const turn = pLimit(parallel)
  /** What is being looked up already is waited for, and not asked again. */
  const running = new Map<string, Promise<Row>>()

  const look = async (network: CaipNetworkId, item: NftItem, said: NftAnswer): Promise<Row> => {
    const { contract, tokenId } = item
    const { uri, collection = null } = said
    const signal = AbortSignal.timeout(lookMs)
    const found =
      uri === undefined
        ? undefined
        : await readMetadata(remote, { uri, tokenId, signal }).catch(() => undefined)
    const facts = found ?? { name: null, description: null, picture: null }
    const read = found !== undefined
    const row = { network, contract, tokenId, ...facts, collection, read, readAt: now() }
    await keep(db, row)
    return row
  }
  const lookUp = async (network: CaipNetworkId, items: readonly NftItem[]) => {
    const isNew = (item: NftItem) => !running.has(`${network} ${keyOf(item)}`)
    const fresh = items.filter(isNew)
    const said = await contracts.describe(network, fresh)
    for (const [at, item] of fresh.entries()) {
      const key = `${network} ${keyOf(item)}`
      const nothing = { uri: undefined, collection: undefined }
      const looking = turn(() => look(network, item, said[at] ?? nothing))
      running.set(
        key,
        looking.finally(() => running.delete(key)),
      )
    }
    return items.flatMap((item) => running.get(`${network} ${keyOf(item)}`) ?? [])
  }
  return {
    async describe(network, items) {
      const unique = [...new Map(items.map((item) => [keyOf(item), item])).values()]
      if (unique.length === 0) return new Map()
      const rows = new Map((await readRows(db, network, unique)).map((row) => [keyOf(row), row]))
      const missing = unique.filter((item) => !isGood(rows.get(keyOf(item)), now()))
      // What is known of them already is shown when the chain does not answer.
      const looking = await lookUp(network, missing.slice(0, lookupsMax)).catch(() => [])
      for (const row of await inTime(looking, patienceMs)) rows.set(keyOf(row), row)
      return new Map(
        await Promise.all(
          [...rows.values()].map(
            async (row): Promise<[string, NftFacts]> => [keyOf(row), await toFacts(row, images)],
          ),
        ),
      )
    },
    async forget() {
      const { name, description, collection, picture } = nftFacts
      const texts = sql.join(
        [name, description, collection, picture].map(
          (text) => sql`coalesce(octet_length(${text}), 0)`,
        ),
        sql` + `,
      )
      await db.execute(sql`
        delete from ${nftFacts} where (network, contract, token_id) in (
          select network, contract, token_id from (
            select network, contract, token_id, sum(${rowBytes} + ${texts}) over (
              order by read_at desc, network, contract, token_id
            ) as total from ${nftFacts}
          ) counted where total > ${keptBytesMax}
        )`)
    },
  }
}

export declare namespace createNftBook {
  type Parts = {
    db: Database
    remote: Remote
    images: Images
    contracts: ReadContracts
    now(): number
    /** What takes longer than this is there the next time. */
    patienceMs?: number
    /** The room of all that is kept. */
    keptBytesMax?: number
  }
}

function keyOf({ contract, tokenId }: Pick<NftItem, 'contract' | 'tokenId'>): string {
  return `${contract} ${tokenId}`
}

function isGood(row: Row | undefined, now: number): boolean {
  return row !== undefined && now - row.readAt < (row.read ? freshMs : failedMs)
}

async function toFacts(row: Row, images: Images): Promise<NftFacts> {
  const { name, collection, description, picture } = row
  return {
    name: name ?? undefined,
    collection: collection ?? undefined,
    description: description ?? undefined,
    picture: await images.link(picture),
    spam: isSpam([name, collection]),
  }
}

async function readRows(db: Database, network: string, items: readonly NftItem[]): Promise<Row[]> {
  const contracts = [...new Set(items.map(({ contract }) => contract))]
  const ids = [...new Set(items.map(({ tokenId }) => tokenId))]
  const wanted = new Set(items.map(keyOf))
  const rows = await db
    .select()
    .from(nftFacts)
    .where(
      and(
        eq(nftFacts.network, network),
        inArray(nftFacts.contract, contracts),
        inArray(nftFacts.tokenId, ids),
      ),
    )
  return rows.filter((row) => wanted.has(keyOf(row)))
}

/** What was known once is better than that it cannot be read today. */
async function keep(db: Database, row: Row): Promise<void> {
  await db
    .insert(nftFacts)
    .values(row)
    .onConflictDoUpdate({
      target: [nftFacts.network, nftFacts.contract, nftFacts.tokenId],
      set: row,
      setWhere: sql`${nftFacts.read} = false or excluded.read`,
    })
}
