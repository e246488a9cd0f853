import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { isTaken } from '../../database/isTaken.js'
import { HttpError } from '../../errors/HttpError.js'
import { mailCode } from '../codes/mailCode.js'
import { takeCode } from '../codes/takeCode.js'
import type { Keeper } from '../Keeper.js'
import type { KeeperCaller } from '../loginRoute.js'
import { holdSession } from '../sessions/holdSession.js'
import { findLeft, noteLeft } from '../sessions/leftAddresses.js'
import type { KeeperSession } from '../sessions/resumeSession.js'
import { loginAccounts, loginCodes, loginSessions } from '../tables.js'
import { emailTaken } from './emailTaken.js'
import { endOthers } from './endOthers.js'
import { notify } from './notify.js'
import { recordUserEvent } from './recordUserEvent.js'
import { checkStepUp } from './stepUp.js'

type SessionCaller = KeeperCaller & { session: KeeperSession }

/**
 * Begins to change the address of an account: mails a code to the old one, with the name of the new. An account without an address gets the code at the new one,
 * after a step-up by its own login: from then on all notices go to that address alone.
 *
 * @throws 400 `email_same`; 403 `step_up_required` where there is none; 429 and 503 as `mailCode`
 */
export async function startChange(
  keeper: Keeper,
  caller: SessionCaller,
  { email, origin }: { email: string; origin: string },
): Promise<{ action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'; number: string }> {
  const { id: account, email: old } = caller.session.account
  if (email === old)
    throw new HttpError(400, 'email_same', 'This is the address that your wallet has already.')
  if (old === null) {
    checkStepUp(keeper, caller.session, 'email')
    const { number } = await mailCode(keeper, caller, {
      purpose: 'email_new',
      email,
      origin,
      account,
    })
    return { action: 'VERIFY_SECONDARY_OTP', number }
  }
  const about = JSON.stringify({ email, origin })
  const wish = { purpose: 'email_old', email: old, origin, about, account } as const
  const { number } = await mailCode(keeper, caller, { ...wish, next: email })
  return { action: 'VERIFY_PRIMARY_OTP', number }
}

/** Takes the code of the old address and mails one to the new. The first one is used up once the second is on its way. */
export async function proveOld(
  keeper: Keeper,
  caller: SessionCaller,
  code: string,
): Promise<mailCode.MailedCode> {
  const { jkt, project, session } = caller
  const account = session.account.id
  const taken = await takeCode(keeper, {
    ...({ purpose: 'email_old', jkt, account, code } as const),
    project: project.id,
  })
  // Written by `startChange`.
  const { email, origin } = JSON.parse(taken.about ?? '{}') as { email: string; origin: string }
  const mailed = await mailCode(keeper, caller, {
    purpose: 'email_new',
    email,
    origin,
    about: taken.email,
    account,
  })
  await taken.spend(keeper.db)
  return mailed
}

/**
 * Takes the code of the new address, which is the account's from then on, in one step: at any moment it has one. Other browsers are logged out with it: whoever
 * reads the old mailbox may have one. What was stepped up before does not hold after it, see `checkNoticed`; and the change can be taken back, see `takeBack`.
 *
 * @throws 409 `email_taken` when another account has it, or left it and can take it back, which only a reader of its mail learns
 */
export async function proveNew(
  keeper: Keeper,
  { browser, jkt, project, session, speech }: SessionCaller,
  code: string,
): Promise<string> {
  const { db, now } = keeper
  const { account, origin } = session
  // A stranger at this logged-in browser may have begun the change, so only a step-up ends it.
  if (account.email === null) checkStepUp(keeper, session, 'email')
  const own = { account: account.id, project: project.id }
  const wish = { purpose: 'email_new', jkt, ...own, code } as const
  const { about: old, email, spend } = await takeCode(keeper, wish)
  const send = await db.transaction(async (inside) => {
    // The account first, as in all that ends its sessions: two that change it would wait for each other.
    await holdSession(inside, session)
    await spend(inside)
    await write(inside, account.id, { issuer: account.issuer, email, old })
    const left = await findLeft(keeper, inside, email)
    if (account.issuer === 'email' && left && left.account !== account.id) throw emailTaken()
    if (old !== null) await noteLeft(keeper, inside, session, { from: old, to: email })
    await inside.delete(loginCodes).where(eq(loginCodes.account, account.id))
    await inside
      .update(loginSessions)
      .set({ steppingFor: null, steppedFor: null, steppedUntil: null })
      .where(eq(loginSessions.account, account.id))
    await endOthers(keeper, inside, session, project)
    await recordUserEvent(inside, {
      account: account.id,
      at: now(),
      what: 'email_changed',
      origin,
      browser,
    })
    const source = { origin, browser, speech }
    const notice = account.issuer === 'email' ? 'login_moved' : 'email_changed'
    return notify(keeper, inside, { to: old, notice, source })
  })
  send()
  return email
}

/** Changes nothing when the address is no longer the one whose code was taken. */
async function write(
  db: Database,
  account: string,
  { issuer, email, old }: { issuer: string; email: string; old: string | null },
): Promise<void> {
  const isMail = issuer === 'email'
  const asBefore = old === null ? isNull(loginAccounts.email) : eq(loginAccounts.email, old)
  const changed = await db
    .update(loginAccounts)
    .set({ email, ...(isMail && { subject: email }) })
    .where(and(eq(loginAccounts.id, account), asBefore))
    .returning({ id: loginAccounts.id })
    .catch((error: unknown) => {
      throw isTaken(error) ? emailTaken() : error
    })
  if (changed.length === 0)
    throw new HttpError(400, 'code_expired', 'Your address was changed elsewhere. Begin again.')
}
