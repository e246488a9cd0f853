import { inArray } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import { loginMails } from './tables.js'

/** Removes mails that were sent: one statement for all that were sent while the last one ran. */
export function forgetTogether(db: Database): (id: string) => Promise<void> {
  let sent: string[] = []
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | undefined

  const remove = async () => {
    const ids = sent
    sent = []
    next = undefined
    await db.delete(loginMails).where(inArray(loginMails.id, ids))
  }
  return (id) => {
    sent.push(id)
    if (!next) {
      next = last.then(remove)
      last = next.catch(() => undefined)
    }
    return next
  }
}
