import type { Database } from '../database/Database.js'
import { guardLog } from './guardTables.js'

/** What the guard did. */
type GuardEvent =
  | 'deposited'
  | 'prove_asked'
  | 'proved'
  | 'asked'
  | 'let_in'
  | 'refused'
  | 'left'
  | 'sent_away'
  | 'read'
  | 'former_read'
  | 'put'
  | 'promoted'
  | 'forgotten'
  | 'returned'
  | 'change_asked'
  | 'change_cancelled'
  | 'email_changed'

/** Writes down what the guard did, in the transaction of the deed. */
export async function recordGuardEvent(db: Database, entry: recordGuardEvent.Entry): Promise<void> {
  await db.insert(guardLog).values(entry)
}

export declare namespace recordGuardEvent {
  type Entry = {
    wallet: string
    /** Milliseconds since 1970. */
    at: number
    what: GuardEvent
    jkt?: string
    origin?: string
    browser?: string
  }
}
