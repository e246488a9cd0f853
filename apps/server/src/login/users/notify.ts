import type { Database } from '../../database/Database.js'
import type { Keeper } from '../Keeper.js'
import { takenBackMs } from '../sessions/leftAddresses.js'
import { type LoginNotice, type NoticeSource, noticeMail } from './noticeMail.js'

/**
 * Stores a mail that tells the user what happened, in the transaction of what happened.
 *
 * @returns the function that sends it after the transaction. Without an address or a mail server there is only the log
 */
export async function notify(
  { now, outbox }: Pick<Keeper, 'now' | 'outbox'>,
  db: Database,
  { to, notice, source }: { to: string | null; notice: LoginNotice; source: NoticeSource },
): Promise<() => void> {
  if (!outbox || to === null) return () => undefined
  // As long as a change of address can be taken back: a warning is not lost because a mail server is away over some days.
  return outbox.add(db, noticeMail(notice, to, source, now()), takenBackMs)
}
