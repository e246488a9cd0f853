import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { indexedMoves } from '../indexer/tables.js'
import type { NftItem } from './NftBook.js'

/** Where a token moved last, which orders the tokens of an account: the latest first. */
export type MovedAt = { block: number; log: number; item: number }
export type Candidate = NftItem & MovedAt

/**
 * The NFTs that an account may hold, by what moved. Any contract can log a transfer that never happened, so the
 * caller checks each with its contract.
 */
export async function listCandidates(
  db: Database,
  { network, address, after, limit }: listCandidates.Question,
): Promise<Candidate[]> {
  const { contract, tokenId, kind, block, log, item, to } = indexedMoves
  const latest = db
    .selectDistinctOn([contract, tokenId], { contract, tokenId, kind, block, log, item, to })
    .from(indexedMoves)
    .where(
      and(
        eq(indexedMoves.network, network),
        eq(indexedMoves.address, address),
        inArray(kind, ['erc721', 'erc1155']),
      ),
    )
    .orderBy(contract, tokenId, desc(block), desc(log), desc(item))
    .as('latest')
  const rows = await db
    .select()
    .from(latest)
    .where(
      and(
        // Of the other kind one may have sent a few and kept the rest.
        or(eq(latest.kind, 'erc1155'), eq(latest.to, address)),
        after &&
          sql`(${latest.block}, ${latest.log}, ${latest.item}) < (${after.block}, ${after.log}, ${after.item})`,
      ),
    )
    .orderBy(desc(latest.block), desc(latest.log), desc(latest.item))
    .limit(limit)
  return rows.flatMap((row) =>
    (row.kind === 'erc721' || row.kind === 'erc1155') && row.contract && row.tokenId !== null
      ? [{ ...row, kind: row.kind, contract: row.contract, tokenId: row.tokenId }]
      : [],
  )
}

export declare namespace listCandidates {
  type Question = {
    network: string
    /** In lower case. */
    address: string
    after: MovedAt | undefined
    limit: number
  }
}
