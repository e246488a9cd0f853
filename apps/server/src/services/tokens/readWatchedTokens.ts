import { and, desc, eq, max } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { indexedMoves } from '../indexer/tables.js'
import type { WatchedTokens } from './Tokens.js'

/** The latest so many tokens that moved: strangers may send any number of them to anyone. */
const watchedMax = 200

/** Tokens that moved to or from an account, as the indexer wrote them down. */
export function readWatchedTokens(db: Database): WatchedTokens {
  return async (network, owner) => {
    const rows = await db
      .select({ contract: indexedMoves.contract, last: max(indexedMoves.block) })
      .from(indexedMoves)
      .where(
        and(
          eq(indexedMoves.network, network),
          eq(indexedMoves.address, owner.toLowerCase()),
          eq(indexedMoves.kind, 'erc20'),
        ),
      )
      .groupBy(indexedMoves.contract)
      .orderBy(desc(max(indexedMoves.block)))
      .limit(watchedMax)
    return rows.flatMap(({ contract }) => contract ?? [])
  }
}
