import { isAddress } from '@foyer/protocol'
import { and, eq, inArray } from 'drizzle-orm'
import QuickLRU from 'quick-lru'
import { ChainError } from '../../chains/ChainError.js'
import type { Token } from '../../tokens/Token.js'
import type { ReadTokenFacts } from '../../tokens/Tokens.js'
import { tokenFacts } from '../../tokens/tables.js'
import type { FamilyParts } from '../ServedFamily.js'
import { readFacts } from './readFacts.js'

/** Contracts that are no tokens, or not yet, are asked again after so long. */
const noneMs = 600_000

/** What EVM tokens say of themselves, asked once and kept in the database. */
export function createTokenFacts({ db, reads }: Pick<FamilyParts, 'db' | 'reads'>): ReadTokenFacts {
  const none = new QuickLRU<string, true>({ maxSize: 20_000, maxAge: noneMs })

  return async (network, keys) => {
    const requested = keys.filter(
      (key) => isAddress('eip155', key) && !none.has(`${network} ${key}`),
    )
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
    const read = await readFacts(reads, network, keys).catch((error: unknown) => {
      // What is known of the others holds while the network is silent.
      if (error instanceof ChainError) return undefined
      throw error
    })
    if (!read) return []
    const found = new Set(read.map(({ address }) => address))
    for (const key of keys) if (!found.has(key)) none.set(`${network} ${key}`, true)
    if (read.length > 0)
      await db
        .insert(tokenFacts)
        .values(read.map(({ isListed: _, ...token }) => ({ network, ...token })))
        .onConflictDoNothing()
    return read
  }
}
