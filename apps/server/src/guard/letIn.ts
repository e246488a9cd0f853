import { hourMs } from '../bounds/times.js'
import type { Database } from '../database/Database.js'
import type { SpokenTexts } from '../texts/createSpeak.js'
import type { GuardedWallet } from './findWallet.js'
import type { Guard } from './Guard.js'
import { guardBrowsers } from './guardTables.js'
import { notify } from './notify.js'
import { recordGuardEvent } from './recordGuardEvent.js'
import { throttle } from './throttle.js'

/**
 * Lets a browser in, and no other. Within the transaction of what showed that it may.
 *
 * @returns what sends the notice, for after the transaction
 * @throws 429 when too many were let in within the hour, whosever they are
 */
export async function letIn(
  { config, now, outbox }: Pick<Guard, 'config' | 'now' | 'outbox'>,
  db: Database,
  { wallet, jkt, origin, browser, speech }: letIn.Who,
): Promise<() => void> {
  const at = now()
  const most = config.recoveriesPerHour
  await throttle({ db, now }, [{ key: 'recoveries', most, withinMs: hourMs }])
  await enter(db, { wallet: wallet.id, jkt, at })
  await recordGuardEvent(db, { wallet: wallet.id, at, what: 'let_in', jkt, origin, browser })
  const source = { origin, browser, at, speech }
  return notify({ outbox }, db, { to: wallet.email, notice: 'let_in', source })
}

/** Writes down that a browser is let in; one that was logged out comes back. */
export async function enter(
  db: Database,
  { wallet, jkt, at }: { wallet: string; jkt: string; at: number },
): Promise<void> {
  const { jkt: browser, wallet: of } = guardBrowsers
  await db
    .insert(guardBrowsers)
    .values({ wallet, jkt, since: at })
    .onConflictDoUpdate({ target: [of, browser], set: { leftAt: null } })
}

export declare namespace letIn {
  type Who = {
    wallet: Pick<GuardedWallet, 'id' | 'email'>
    jkt: string
    origin: string
    browser: string
    /** The language of the request that lets it in. */
    speech: SpokenTexts
  }
}
