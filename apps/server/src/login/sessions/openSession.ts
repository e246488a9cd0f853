import type { LoggedIn } from '@foyer/protocol/login'
import { toIdentity } from '../Account.js'
import { codeExpired } from '../codes/codeExpired.js'
import type { Keeper } from '../Keeper.js'
import { hashOf, newSecret } from '../newId.js'
import { notify } from '../people/notify.js'
import { findWallet } from '../shares/findWallet.js'
import { dayMs } from '../times.js'
import { trimSessions } from './trimSessions.js'
import { writeVisit } from './writeVisit.js'

/**
 * Logs somebody in whose identity was just proved: their account, made at the first time, this browser, and a session that only
 * this browser's key can use. An account that was there hears of a new browser by mail.
 *
 * @throws 400 `code_expired` when another request used up first what proved it
 */
export async function openSession(keeper: Keeper, visit: openSession.Visit): Promise<LoggedIn> {
  const { config, db, now } = keeper
  const session = newSecret()
  const until = now() + config.sessionDays * dayMs
  const visited = await writeVisit(db, visit, { at: now(), until, hash: hashOf(session) })
  if (!visited) throw codeExpired()
  const { account, device, isNew } = visited
  if (!isNew && device.isNew) {
    const notice = { to: account.email, notice: 'new_device', place: visit } as const
    const send = await notify(keeper, db, notice)
    send()
  }
  if (!isNew) await trimSessions(db, account.id)
  const wallet = isNew ? undefined : await findWallet(db, account.id)
  return {
    session,
    identity: toIdentity(account),
    wallet: wallet?.isMade ? wallet.record : undefined,
    deviceSince: device.since,
  }
}

export declare namespace openSession {
  type Visit = writeVisit.Visit
}
