import type { LoginIdentity } from '@foyer/protocol/login'
import { and, eq, gt, lte } from 'drizzle-orm'
import { hourMs } from '../../bounds/times.js'
import type { Database } from '../../database/Database.js'
import { guardProvings } from '../guardTables.js'

export type Proving = typeof guardProvings.$inferSelect

/** Whose browser shows to be whom. `wallet`: of one that the guard knows by another address, else of a new one. */
export type ProofClaim = {
  jkt: string
  identity: Pick<LoginIdentity, 'issuer' | 'subject' | 'provider'>
  wallet?: string | undefined
}

/** How long what was proved holds: a sign-up that was cut off goes on without another mail. */
export const provedMs = hourMs

/** What became of a claim, as long as that counts. */
export async function findClaim(
  db: Database,
  claim: ProofClaim,
  now: number,
): Promise<Proving | undefined> {
  const [found] = await db
    .select()
    .from(guardProvings)
    .where(and(isOf(claim), gt(guardProvings.until, now)))
  return found
}

/** Writes a claim down, in the place of one by the same browser. What is over is forgotten. */
export async function storeClaim(
  db: Database,
  { jkt, identity: { issuer, subject, provider }, wallet = '' }: ProofClaim,
  rest: Pick<Proving, 'hash' | 'number' | 'said' | 'email' | 'origin' | 'browser' | 'at' | 'until'>,
): Promise<void> {
  const { jkt: byBrowser, issuer: by, subject: of, provider: at, wallet: about } = guardProvings
  await db.delete(guardProvings).where(lte(guardProvings.until, rest.at))
  await db
    .insert(guardProvings)
    .values({ jkt, issuer, subject, provider, wallet, ...rest })
    .onConflictDoUpdate({ target: [byBrowser, by, of, at, about], set: rest })
}

const isOf = ({ jkt, identity: { issuer, subject, provider }, wallet = '' }: ProofClaim) =>
  and(
    eq(guardProvings.jkt, jkt),
    eq(guardProvings.issuer, issuer),
    eq(guardProvings.subject, subject),
    eq(guardProvings.provider, provider),
    eq(guardProvings.wallet, wallet),
  )
