import { and, eq, inArray } from 'drizzle-orm'
import QuickLRU from 'quick-lru'
import type { Database } from '../../database/Database.js'
import { ChainError } from '../chains/ChainError.js'
import type { Token } from './Token.js'
import type { ReadTokenFacts } from './Tokens.js'
import { tokenFacts } from './tables.js'

/** What is no token, or not yet, is asked again after so long. */
const noneMs = 600_000

/** What tokens of a chain family say of themselves, read once and kept in the database. */
export function createStoredFacts({ db, isToken, read }: createStoredFacts.Parts): ReadTokenFacts {
  const none = new QuickLRU<string, true>({ maxSize: 20_000, maxAge: noneMs })

  return async (network, keys) => {
    const requested = keys.filter((key) => isToken(key) && !none.has(`${network} ${key}`))
    if (requested.length === 0) return []
    const rows = await db
      .select()
      .from(tokenFacts)
      .where(and(eq(tokenFacts.network, network), inArray(tokenFacts.address, requested)))
    const stored = rows.map(({ network: _, ...token }): Token => ({ ...token, isListed: false }))
    const known = new Set(stored.map(({ address }) => address))
    const unknown = requested.filter((key) => !known.has(key))
    return [...stored, ...(await fetchAndStore(network, unknown))]
  }

  async function fetchAndStore(
    network: string,
    keys: readonly string[],
  ): Promise<readonly Token[]> {
    if (keys.length === 0) return []
    const found = await read(network, keys).catch((error: unknown) => {
      // What is known of the others holds while the network is silent.
      if (error instanceof ChainError) return undefined
      throw error
    })
    if (!found) return []
    const names = new Set(found.map(({ address }) => address))
    for (const key of keys) if (!names.has(key)) none.set(`${network} ${key}`, true)
    if (found.length > 0)
      await db
        .insert(tokenFacts)
        .values(found.map(({ isListed: _, logoURI: __, ...token }) => ({ network, ...token })))
        .onConflictDoNothing()
    return found
  }
}

export declare namespace createStoredFacts {
  type Parts = {
    db: Database
    /** Whether it has the shape of a token's address in the family. */
    isToken(key: string): boolean
    /** Reads them from the chain. @throws `ChainError` when no node answers */
    read: ReadTokenFacts
  }
}
