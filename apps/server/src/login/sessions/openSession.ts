import type { LoggedIn, LoginIdentity } from '@foyer/protocol/login'
import type { Database } from '../../database/Database.js'
import { toIdentity } from '../Account.js'
import type { Keeper } from '../Keeper.js'
import { hashOf, newId, newSecret } from '../newId.js'
import { note } from '../people/note.js'
import { notify } from '../people/notify.js'
import { findWallet } from '../shares/findWallet.js'
import { loginSessions } from '../tables.js'
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
  const { identity, jkt, origin, browser } = visit
  const session = newSecret()
  const opened = await db.transaction(async (inside) => {
    await visit.spend?.(inside)
    const { account, isNew } = await enterAccount(inside, identity, now())
    const device = await enterDevice(inside, account.id, jkt, now())
    await write(keeper, inside, account.id, session, visit)
    if (!isNew) await trimSessions(inside, account.id)
    const isSurprise = device.isNew && !isNew
    const what = isSurprise ? 'new_device' : 'login'
    await note(inside, { account: account.id, at: now(), what, origin, browser })
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

async function write(
  { config, now }: Keeper,
  db: Database,
  account: string,
  session: string,
  { jkt, origin, browser }: openSession.Visit,
): Promise<void> {
  await db.insert(loginSessions).values({
    ...{ account, jkt, origin, browser },
    id: newId(),
    hash: hashOf(session),
    since: now(),
    usedAt: now(),
    until: now() + config.sessionDays * dayMs,
  })
}
