import type { Database } from '../database/Database.js'
import type { GuardedWallet } from './findWallet.js'
import type { Guard } from './Guard.js'
import { guardBrowsers } from './guardTables.js'
import { noticeMail } from './mails.js'
import { note } from './note.js'
import { hourMs, throttle } from './throttle.js'

const noticeMs = 86_400_000

/**
 * Lets a browser in, and no other. Within the transaction of what showed that it may.
 *
 * @returns what sends the notice, for after the transaction
 * @throws 429 when too many were let in within the hour, whosever they are
 */
export async function letIn(
  { config, now, outbox }: Pick<Guard, 'config' | 'now' | 'outbox'>,
  db: Database,
  { wallet, jkt, origin, browser }: letIn.Who,
): Promise<() => void> {
  const at = now()
  const most = config.recoveriesPerHour
  await throttle({ db, now }, [{ key: 'recoveries', most, withinMs: hourMs }])
  await db.insert(guardBrowsers).values({ wallet: wallet.id, jkt, since: at }).onConflictDoNothing()
  await note(db, { wallet: wallet.id, at, what: 'let_in', jkt, origin, browser })
  if (!outbox || wallet.email === null) return () => undefined
  return outbox.add(db, noticeMail('let_in', wallet.email, { origin, browser, at }), noticeMs)
}

export declare namespace letIn {
  type Who = {
    wallet: Pick<GuardedWallet, 'id' | 'email'>
    jkt: string
    origin: string
    browser: string
  }
}
