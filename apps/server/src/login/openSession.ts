import type { LoggedIn } from '@foyer/protocol/login'
import { dayMs } from '../bounds/times.js'
import { hashOf } from '../secrets/hashOf.js'
import { newSecret } from '../secrets/newSecret.js'
import type { SpokenTexts } from '../texts/createSpeak.js'
import { codeExpired } from './codes/codeExpired.js'
import type { Keeper } from './Keeper.js'
import { toIdentity } from './LoginAccount.js'
import { trimSessions } from './sessions/trimSessions.js'
import { writeVisit } from './sessions/writeVisit.js'
import { findWallet } from './shares/findWallet.js'
import { notify } from './users/notify.js'

/**
 * Opens a session for an identity that was just proved: makes the account at the first login, adds this browser, and binds the session
 * to this browser's key. The user of an existing account gets a mail about a new browser.
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
    const notice = { to: account.email, notice: 'new_device', source: visit } as const
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
  type Visit = writeVisit.Visit & {
    /** The language of the request. */
    speech: SpokenTexts
  }
}
