import { eq } from 'drizzle-orm'
import { minuteMs } from '../../bounds/times.js'
import type { Database } from '../../database/Database.js'
import { HttpError } from '../../errors/HttpError.js'
import { mailCode } from '../codes/mailCode.js'
import { takeCode } from '../codes/takeCode.js'
import type { Keeper } from '../Keeper.js'
import type { KeeperCaller } from '../loginRoute.js'
import { checkNoticed } from '../sessions/leftAddresses.js'
import type { KeeperSession } from '../sessions/resumeSession.js'
import { loginSessions } from '../tables.js'
import { recordUserEvent } from './recordUserEvent.js'

/** What a session alone may not do. */
export type StepUp = 'export' | 'tier' | 'passkey' | 'email'

type SessionCaller = KeeperCaller & { session: KeeperSession }

const holdsMs = 5 * minuteMs

/**
 * Begins a step-up: by a code, or by another login at the social provider that the account belongs to.
 *
 * @throws 403 `address_too_new` within a day after a change of address
 */
export async function startStepUp(
  keeper: Keeper,
  caller: SessionCaller,
  { purpose, origin }: { purpose: StepUp; origin: string },
): Promise<{ by: 'code'; number: string } | { by: 'social' }> {
  const { account, hash } = caller.session
  await checkNoticed(keeper, caller.session)
  if (account.issuer === 'email') {
    const wish = { purpose: 'step_up', email: account.subject, account: account.id } as const
    const { number } = await mailCode(keeper, caller, { ...wish, origin, about: purpose })
    return { by: 'code', number }
  }
  await keeper.db
    .update(loginSessions)
    .set({ steppingFor: purpose })
    .where(eq(loginSessions.hash, hash))
  return { by: 'social' }
}

/** Takes the code of a step-up. @throws 400 as `takeCode` */
export async function stepUpByCode(
  keeper: Keeper,
  { browser, jkt, project, session }: SessionCaller,
  code: string,
): Promise<void> {
  const account = session.account.id
  const { about, spend } = await takeCode(keeper, {
    ...({ purpose: 'step_up', jkt, account, code } as const),
    project: project.id,
  })
  await keeper.db.transaction(async (inside) => {
    await spend(inside)
    await hold(keeper, inside, session, about, browser)
  })
}

/**
 * Takes an identity that a social provider proved just now.
 *
 * @throws 400 `other_person` when it is another account's, or no step-up was begun
 */
export async function stepUpByIdentity(
  keeper: Keeper,
  { browser, session }: SessionCaller,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<void> {
  const { account, steppingFor } = session
  if (account.issuer !== issuer || account.subject !== subject || steppingFor === null)
    throw new HttpError(
      400,
      'other_person',
      'This is another account than the one you are logged in with.',
    )
  await keeper.db.transaction((inside) => hold(keeper, inside, session, steppingFor, browser))
}

/** @throws 403 `step_up_required` unless the session was stepped up for this, and not too long ago */
export function checkStepUp(
  { now }: Pick<Keeper, 'now'>,
  { steppedFor, steppedUntil }: KeeperSession,
  purpose: StepUp,
): void {
  if (steppedFor === purpose && steppedUntil !== null && steppedUntil > now()) return
  throw new HttpError(403, 'step_up_required', 'Confirm first that it is you.')
}

async function hold(
  { now }: Keeper,
  db: Database,
  { account, hash, origin }: KeeperSession,
  steppedFor: string | null,
  browser: string | undefined,
): Promise<void> {
  await db
    .update(loginSessions)
    .set({ steppedFor, steppedUntil: now() + holdsMs, steppingFor: null })
    .where(eq(loginSessions.hash, hash))
  await recordUserEvent(db, { account: account.id, at: now(), what: 'step_up', origin, browser })
}
