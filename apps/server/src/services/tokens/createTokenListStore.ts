import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../database/Database.js'
import { describeError } from '../../errors/describeError.js'
import { readTokenList } from './readTokenList.js'
import { type ListedToken, tokenLists } from './tables.js'

/** Reads token lists, and keeps each as it last was for when its source is gone. */
export function createTokenListStore(db: Database, log: Logger, now: () => number) {
  async function keep(source: string, tokens: readonly ListedToken[]) {
    const row = { tokens, readAt: now() }
    await db
      .insert(tokenLists)
      .values({ source, ...row })
      .onConflictDoUpdate({ target: tokenLists.source, set: row })
  }

  return {
    /** The lists by source; one that could never be read is missing. */
    async read(
      sources: readonly string[],
      signal?: AbortSignal,
    ): Promise<ReadonlyMap<string, readonly ListedToken[]>> {
      const lists = new Map<string, readonly ListedToken[]>()
      if (sources.length === 0) return lists
      const rows = await db
        .select()
        .from(tokenLists)
        .where(inArray(tokenLists.source, sources.map(hash)))
      const stored = new Map(rows.map(({ source, tokens }) => [source, tokens]))
      await Promise.all(
        sources.map(async (source, index) => {
          try {
            const tokens = await readTokenList(source, signal)
            await keep(hash(source), tokens)
            lists.set(source, tokens)
          } catch (error) {
            // Not by its address, which may hold a key.
            log.warn({ list: index, ...describeError(error) }, 'A token list could not be read')
            const last = stored.get(hash(source))
            if (last) lists.set(source, last)
          }
        }),
      )
      return lists
    },
  }
}

function hash(source: string): string {
  return createHash('sha256').update(source).digest('hex')
}
