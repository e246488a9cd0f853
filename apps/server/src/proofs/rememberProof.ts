import { lt } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import { loginProofs } from './tables.js'

/** Remembers a proof until a time, for all processes together; `false` when it is known already. */
export type RememberProof = (hash: string, until: number) => Promise<boolean>

type Waiting = {
  hash: string
  until: number
  resolve(isNew: boolean): void
  reject(reason: unknown): void
}

/** More are not written at once. */
const batchMax = 500

/** Each call brings a proof, and each is written down before it is answered: those that come while one write runs share the next. */
export function rememberTogether(db: Database): RememberProof {
  let waiting: Waiting[] = []
  let isWriting = false

  const work = async () => {
    if (isWriting) return
    isWriting = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchMax)
      waiting = waiting.slice(batchMax)
      await settle(db, batch)
    }
    isWriting = false
  }
  return (hash, until) =>
    new Promise((resolve, reject) => {
      waiting.push({ hash, until, resolve, reject })
      void work()
    })
}

/** Settles every proof of the batch and never rejects itself. Of two that are the same, one is new. */
async function settle(db: Database, batch: readonly Waiting[]): Promise<void> {
  const untils = new Map(batch.map(({ hash, until }) => [hash, until]))
  // Every process writes them in the same order, so that no two wait for each other.
  const rows = [...untils.keys()].sort().map((hash) => ({ hash, until: untils.get(hash) ?? 0 }))
  try {
    const written = await db
      .insert(loginProofs)
      .values(rows)
      .onConflictDoNothing()
      .returning({ hash: loginProofs.hash })
    const news = new Set(written.map(({ hash }) => hash))
    for (const { hash, resolve } of batch) resolve(news.delete(hash))
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}

/** Forgets proofs that are too old to be used again. */
export async function forgetProofs(db: Database, now: number): Promise<void> {
  await db.delete(loginProofs).where(lt(loginProofs.until, now))
}
