import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import type { AccountTransaction, AssetMove } from '../indexer/AccountTransaction.js'
import { indexedMoves, indexedTransactions } from '../indexer/tables.js'
import type { Position } from './cursor.js'
import type { HistoryQuestion } from './HistorySource.js'

/** What the indexer knows of an address: the newest first, those after the position. */
export async function listIndexed(
  db: Database,
  { network, address, after, limit }: HistoryQuestion,
): Promise<AccountTransaction[]> {
  const rows = await db
    .select()
    .from(indexedTransactions)
    .where(
      and(
        eq(indexedTransactions.network, network),
        eq(indexedTransactions.address, address),
        after && isAfter(network, after),
      ),
    )
    .orderBy(
      desc(indexedTransactions.time),
      desc(indexedTransactions.block),
      desc(indexedTransactions.place),
    )
    .limit(limit)
  const moves = await readMovesOf(
    db,
    network,
    address,
    rows.map(({ hash }) => hash),
  )
  return rows.map(({ address: _, ...row }) => ({
    ...row,
    network,
    moves: moves.get(row.hash) ?? [],
  }))
}

/** The order of all networks together: by time, then by network, then by place in the network. */
function isAfter(network: string, after: Position): SQL {
  const { time, block, place } = indexedTransactions
  if (network < after.network) return sql`${time} < ${after.time}`
  if (network > after.network) return sql`${time} <= ${after.time}`
  return sql`(${time}, ${block}, ${place}) < (${after.time}, ${after.block}, ${after.place})`
}

async function readMovesOf(
  db: Database,
  network: string,
  address: string,
  hashes: readonly string[],
): Promise<Map<string, AssetMove[]>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .select()
    .from(indexedMoves)
    .where(
      and(
        eq(indexedMoves.network, network),
        eq(indexedMoves.address, address),
        inArray(indexedMoves.hash, [...hashes]),
      ),
    )
    .orderBy(asc(indexedMoves.log), asc(indexedMoves.item))
  const byHash = new Map<string, AssetMove[]>()
  for (const row of rows) byHash.set(row.hash, [...(byHash.get(row.hash) ?? []), row])
  return byHash
}
