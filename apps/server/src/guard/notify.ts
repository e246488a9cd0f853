import type { Database } from '../database/Database.js'
import { dayMs } from '../login/times.js'
import type { Guard } from './Guard.js'
import { type Notice, noticeMail, type Place } from './mails.js'

/**
 * Writes down a mail that tells a person what happened, in the transaction of what happened.
 *
 * @returns what sends it, for after the transaction. Who has no address, or where no mail can be sent, is told nothing
 */
export async function notify(
  { outbox }: Pick<Guard, 'outbox'>,
  db: Database,
  { to, notice, place }: { to: string | null; notice: Notice; place: Place },
): Promise<() => void> {
  if (!outbox || to === null) return () => undefined
  return outbox.add(db, noticeMail(notice, to, place), dayMs)
}
