import { and, eq, isNotNull } from 'drizzle-orm'
import { dayMs } from '../../bounds/times.js'
import type { Database } from '../../database/Database.js'
import { HttpError } from '../../errors/HttpError.js'
import type { Keeper } from '../Keeper.js'
import type { KeeperCaller } from '../loginRoute.js'
import type { KeeperSession } from '../sessions/resumeSession.js'
import { loginDevices, loginSessions } from '../tables.js'
import { notify } from './notify.js'
import { recordUserEvent } from './recordUserEvent.js'
import { checkStepUp } from './stepUp.js'

type SessionCaller = KeeperCaller & { session: KeeperSession }

/** The time that the user has to notice the claim. */
const heardMs = dayMs

/** As many as the contract takes. */
const claimsMax = 100

/**
 * Claims, after a step-up in a browser that requires a passkey, that the passkey is lost. The first claim begins a day, a claim after
 * that day ends the browser's rule; a claim in between changes nothing. Each needs a proof of its own.
 *
 * @throws 403 `step_up_required`
 */
export async function claimLost(
  keeper: Keeper,
  { browser, jkt, session, speech }: SessionCaller,
  { isFirst }: { isFirst: boolean },
): Promise<{ since: number; isOver: boolean }> {
  checkStepUp(keeper, session, 'passkey')
  const { db, now } = keeper
  const { account, origin } = session
  const device = and(eq(loginDevices.account, account.id), eq(loginDevices.jkt, jkt))
  const { answer, send } = await db.transaction(async (inside) => {
    await spendProof(inside, session)
    const [found] = await inside
      .select({ at: loginDevices.lostAt })
      .from(loginDevices)
      .where(device)
    const earlier = isFirst ? null : (found?.at ?? null)
    const since = earlier ?? now()
    const answer = { since, isOver: now() - since >= heardMs }
    const { isOver } = answer
    // Too early.
    if (earlier !== null && !isOver) return { answer, send: () => undefined }
    const next = isOver
      ? { lostAt: null, lostBrowser: null }
      : { lostAt: since, lostBrowser: browser ?? null }
    await inside.update(loginDevices).set(next).where(device)
    const what = isOver ? 'passkey_ended' : 'passkey_lost'
    await recordUserEvent(inside, { account: account.id, at: now(), what, origin, browser })
    const source = { origin, browser, speech }
    return {
      answer,
      send: await notify(keeper, inside, { to: account.email, notice: what, source }),
    }
  })
  send()
  return answer
}

/** One proof counts once. @throws 403 `step_up_required` where another call was faster */
async function spendProof(db: Database, { hash }: KeeperSession): Promise<void> {
  const spent = await db
    .update(loginSessions)
    .set({ steppedFor: null, steppedUntil: null })
    .where(and(eq(loginSessions.hash, hash), eq(loginSessions.steppedFor, 'passkey')))
    .returning({ hash: loginSessions.hash })
  if (spent.length === 0)
    throw new HttpError(403, 'step_up_required', 'Confirm first that it is you.')
}

/** In which browsers of an account it is said to be lost. */
export async function readClaims({ db }: Keeper, { account, jkt: own }: KeeperSession) {
  const rows = await db
    .select()
    .from(loginDevices)
    .where(and(eq(loginDevices.account, account.id), isNotNull(loginDevices.lostAt)))
    .limit(claimsMax)
  return rows.flatMap(({ jkt, lostAt, lostBrowser: browser }) =>
    lostAt === null ? [] : [{ since: lostAt, browser, isThis: jkt === own }],
  )
}

/** The user has the passkey, or did not claim that it is lost: ends the claims of all browsers. */
export async function dropClaims(
  { db, now }: Keeper,
  { browser, session }: SessionCaller,
): Promise<void> {
  const { account, origin } = session
  await db.transaction(async (inside) => {
    const kept = await inside
      .update(loginDevices)
      .set({ lostAt: null, lostBrowser: null })
      .where(and(eq(loginDevices.account, account.id), isNotNull(loginDevices.lostAt)))
      .returning({ jkt: loginDevices.jkt })
    if (kept.length === 0) return
    await recordUserEvent(inside, {
      account: account.id,
      at: now(),
      what: 'passkey_kept',
      origin,
      browser,
    })
  })
}
