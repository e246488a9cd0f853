import { dayMs } from '../bounds/times.js'
import type { Database } from '../database/Database.js'
import type { SpokenTexts } from '../texts/createSpeak.js'
import type { Guard } from './Guard.js'
import { type GuardNotice, type MailSource, noticeMail } from './mails.js'

/**
 * Stores a mail that tells the user what happened, in the transaction of what happened.
 *
 * @returns the function that sends it after the transaction. Without an address or a mail server there is no mail
 */
export async function notify(
  { outbox }: Pick<Guard, 'outbox'>,
  db: Database,
  {
    to,
    notice,
    source,
  }: { to: string | null; notice: GuardNotice; source: MailSource & { speech: SpokenTexts } },
): Promise<() => void> {
  if (!outbox || to === null) return () => undefined
  return outbox.add(db, noticeMail(notice, to, source), dayMs)
}
