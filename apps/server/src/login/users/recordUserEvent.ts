import type { Database } from '../../database/Database.js'
import { newId } from '../../secrets/newId.js'
import { loginLog } from '../tables.js'

/** What happened to an account, as the contract calls it. */
export type Happening =
  | 'login'
  | 'logout'
  | 'new_device'
  | 'wallet_made'
  | 'recovered'
  | 'brought_back'
  | 'tier_changed'
  | 'guarded_again'
  | 'ways_changed'
  | 'email_changed'
  | 'email_restored'
  | 'step_up'
  | 'exported'
  | 'session_revoked'
  | 'others_revoked'
  | 'passkey_lost'
  | 'passkey_ended'
  | 'passkey_kept'

/** Logs what happened to an account, for its user to read. */
export async function recordUserEvent(
  db: Database,
  happening: recordUserEvent.Entry,
): Promise<void> {
  const { account, at, what, origin, browser } = happening
  await db.insert(loginLog).values({ id: newId(), account, at, what, origin, browser })
}

export declare namespace recordUserEvent {
  type Entry = {
    account: string
    /** Milliseconds since 1970. */
    at: number
    what: Happening
    origin?: string | null | undefined
    browser?: string | null | undefined
  }
}
