import { and, eq, gt, lte, type SQL } from 'drizzle-orm'
import { dayMs } from '../../bounds/times.js'
import type { Database } from '../../database/Database.js'
import { HttpError } from '../../errors/HttpError.js'
import type { Keeper } from '../Keeper.js'
import { loginAccounts, loginDevices, loginFormerDevices, loginMoves } from '../tables.js'
import type { KeeperSession } from './resumeSession.js'

/** An address that an account has left, which can be taken back. */
export type LeftAddress = typeof loginMoves.$inferSelect

/** How long a change of address can be taken back. */
export const takenBackMs = 7 * dayMs
/** After a change, the time that the user has to notice it before what cannot be taken back. */
const noticedMs = dayMs

/** When a browser was first let in, also where a newer one logged it out since and it came back. */
async function firstSince(
  db: Database,
  { account, deviceSince, jkt }: KeeperSession,
): Promise<number> {
  const { account: of, jkt: key, since } = loginFormerDevices
  const isThis = and(eq(of, account.id), eq(key, jkt))
  const former = await db.select({ since }).from(loginFormerDevices).where(isThis)
  return Math.min(deviceSince, ...former.map((one) => one.since))
}

/** Notes, before they are ended, those that are no newer than the browser that ends them: else a thief would log the owner out everywhere first. */
export async function noteOlder(
  { now }: Pick<Keeper, 'now'>,
  db: Database,
  session: KeeperSession,
  isMeant: (jkt: typeof loginDevices.jkt) => SQL,
): Promise<void> {
  const { account } = session
  const ofAccount = and(
    eq(loginDevices.account, account.id),
    isMeant(loginDevices.jkt),
    lte(loginDevices.since, await firstSince(db, session)),
  )
  const older = await db.select().from(loginDevices).where(ofAccount)
  const until = now() + takenBackMs
  for (const { jkt, since } of older)
    await db
      .insert(loginFormerDevices)
      .values({ account: account.id, jkt, since, until })
      .onConflictDoNothing()
}

/**
 * Writes down that an account left an address, in the transaction of the change, before other browsers are logged out: an owner has browsers that are older than
 * that of a thief, and who fled from a thief who reads the old mailbox has not.
 */
export async function noteLeft(
  { now }: Pick<Keeper, 'now'>,
  db: Database,
  session: KeeperSession,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { account } = session
  const since = await firstSince(db, session)
  const older = new Set<string>()
  for (const table of [loginDevices, loginFormerDevices]) {
    const isOlder = and(eq(table.account, account.id), lte(table.since, since))
    const rows = await db.select({ jkt: table.jkt }).from(table).where(isOlder)
    for (const { jkt } of rows) older.add(jkt)
  }
  const at = now()
  const left = { at, until: at + takenBackMs, browsers: [...older] }
  // Its own again: there is nothing to take back.
  await db
    .delete(loginMoves)
    .where(and(eq(loginMoves.account, account.id), eq(loginMoves.email, to)))
  await db
    .insert(loginMoves)
    .values({ account: account.id, email: from, ...left })
    .onConflictDoUpdate({ target: [loginMoves.account, loginMoves.email], set: left })
}

/** The move of a login that left this address, as long as it can be taken back. Of social logins an address is no login. */
export async function findLeft(
  { now }: Pick<Keeper, 'now'>,
  db: Database,
  email: string,
): Promise<LeftAddress | undefined> {
  const [found] = await db
    .select({ move: loginMoves })
    .from(loginMoves)
    .innerJoin(loginAccounts, eq(loginAccounts.id, loginMoves.account))
    .where(
      and(
        eq(loginMoves.email, email),
        gt(loginMoves.until, now()),
        eq(loginAccounts.issuer, 'email'),
      ),
    )
  return found?.move
}

/**
 * Keys are not shown, nor is what opens the wallet changed, within a day after a change of address: its user may not have noticed it yet.
 *
 * @throws 403 `address_too_new` with `Retry-After`
 */
export async function checkNoticed(
  { db, now }: Pick<Keeper, 'db' | 'now'>,
  { account }: Pick<KeeperSession, 'account'>,
): Promise<void> {
  const recent = await db
    .select({ at: loginMoves.at })
    .from(loginMoves)
    .where(and(eq(loginMoves.account, account.id), gt(loginMoves.at, now() - noticedMs)))
  if (recent.length === 0) return
  const left = Math.max(...recent.map(({ at }) => at)) + noticedMs - now()
  throw new HttpError(
    403,
    'address_too_new',
    'The e-mail address of your wallet was changed less than a day ago. This can be done a day after that.',
    { 'retry-after': String(Math.ceil(left / 1_000)) },
  )
}

/** Forgets addresses that cannot be taken back any more, and browsers that could. */
export async function forgetLeft({ db, now }: Pick<Keeper, 'db' | 'now'>): Promise<void> {
  for (const table of [loginMoves, loginFormerDevices])
    await db.delete(table).where(lte(table.until, now()))
}
