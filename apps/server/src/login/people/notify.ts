import type { Database } from '../../database/Database.js'
import type { Keeper } from '../Keeper.js'
import { dayMs } from '../times.js'
import { type Notice, noticeMail, type Place } from './notices.js'

/**
 * Writes down a mail that tells a person what happened, in the transaction of what happened.
 *
 * @returns what sends it, for after the transaction. Who has no address, or where no mail can be sent, reads it in the log alone
 */
export async function notify(
  { now, outbox }: Pick<Keeper, 'now' | 'outbox'>,
  db: Database,
  { to, notice, place }: { to: string | null; notice: Notice; place: Place },
): Promise<() => void> {
  if (!outbox || to === null) return () => undefined
  return outbox.add(db, noticeMail(notice, to, place, now()), dayMs)
}
