import type { Database } from '../database/Database.js'
import { guardLog } from './guardTables.js'

/** What the guard did. */
type Deed =
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
export async function note(db: Database, entry: note.Entry): Promise<void> {
  await db.insert(guardLog).values(entry)
}

export declare namespace note {
  type Entry = {
    wallet: string
    /** Milliseconds since 1970. */
    at: number
    what: Deed
    jkt?: string
    origin?: string
    browser?: string
  }
}
