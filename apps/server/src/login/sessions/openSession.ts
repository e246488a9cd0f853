import type { LoggedIn, LoginIdentity } from '@foyer/protocol/login'
import type { Database } from '../../database/Database.js'
import { toIdentity } from '../Account.js'
import type { Keeper } from '../Keeper.js'
import { hashOf, newId, newSecret } from '../newId.js'
import { entryOf, type Happening } from '../people/note.js'
import { notify } from '../people/notify.js'
import { findWallet } from '../shares/findWallet.js'
import { loginLog, loginSessions } from '../tables.js'
import { dayMs } from '../times.js'
import { enterAccount } from './enterAccount.js'
import { enterDevice } from './enterDevice.js'
import { trimSessions } from './trimSessions.js'

/**
 * Logs somebody in whose identity was just proved: their account, made at the first time, this browser, and a session that only
 * this browser's key can use. An account that was there hears of a new browser by mail.
 */
export async function openSession(keeper: Keeper, visit: openSession.Visit): Promise<LoggedIn> {
  const { db, now } = keeper
  const { identity, jkt } = visit
  const session = newSecret()
  const opened = await db.transaction(async (inside) => {
    await visit.spend?.(inside)
    const { account, isNew } = await enterAccount(inside, identity, now())
    const device = await enterDevice(inside, account.id, jkt, now())
    const isSurprise = device.isNew && !isNew
    const what = isSurprise ? 'new_device' : 'login'
    await write(keeper, inside, { account: account.id, session, what, visit })
    if (!isNew) await trimSessions(inside, account.id)
    const to = isSurprise ? account.email : null
    const send = await notify(keeper, inside, { to, notice: 'new_device', place: visit })
    return {
      account,
      device,
      send,
      wallet: isNew ? undefined : await findWallet(inside, account.id),
    }
  })
  opened.send()
  return {
    session,
    identity: toIdentity(opened.account),
    wallet: opened.wallet?.isMade ? opened.wallet.record : undefined,
    deviceSince: opened.device.since,
  }
}

export declare namespace openSession {
  type Visit = {
    identity: LoginIdentity
    /** The thumbprint of the browser's key, as `verifyProof` gave it. */
    jkt: string
    /** The page that asked. */
    origin: string | undefined
    /** What the browser calls itself, in a few words. */
    browser: string | undefined
    /** Uses up what proved the identity, in the transaction that opens the session. */
    spend?: ((db: Database) => Promise<void>) | undefined
  }
}

/** The session and its entry in the log, in one statement. */
async function write(
  { config, now }: Keeper,
  db: Database,
  { account, session, what, visit }: Written,
): Promise<void> {
  const { jkt, origin, browser } = visit
  const at = now()
  const opened = db.$with('opened').as(
    db
      .insert(loginSessions)
      .values({
        ...{ account, jkt, origin, browser },
        id: newId(),
        hash: hashOf(session),
        since: at,
        usedAt: at,
        until: at + config.sessionDays * dayMs,
      })
      .returning({ id: loginSessions.id }),
  )
  await db.with(opened).insert(loginLog).values(entryOf({ account, at, what, origin, browser }))
}

type Written = { account: string; session: string; what: Happening; visit: openSession.Visit }
