import { eq } from 'drizzle-orm'
import { dayMs, hourMs } from '../../bounds/times.js'
import { openShare } from '../../envelope/sealShare.js'
import { HttpError } from '../../errors/HttpError.js'
import { countUse } from '../codes/countUse.js'
import type { Keeper } from '../Keeper.js'
import type { KeeperCaller } from '../loginRoute.js'
import type { KeeperSession } from '../sessions/resumeSession.js'
import { loginShares } from '../tables.js'
import { notify } from '../users/notify.js'
import { recordUserEvent } from '../users/recordUserEvent.js'
import { checkStepUp } from '../users/stepUp.js'
import { findWallet } from './findWallet.js'

/** The shares of an account's wallet, and what the keeper knows of it beside them. */
export async function readShares({ db, envelope }: Keeper, { account }: KeeperSession) {
  const found = await findWallet(db, account.id)
  if (!found) return { shares: [] }
  const wallet = found.record.walletId
  const rows = await db.select().from(loginShares).where(eq(loginShares.wallet, wallet))
  const shares = await Promise.all(
    rows.map(async ({ content, sealed, set, state, tier: of }) => {
      const tier = of === 'user' ? 'user' : 'guarded'
      const share = await openShare(envelope, sealed, { wallet, set, kind: 'keeper' })
      const isSigned = content !== null
      const held = { setId: set, share, tier, isSigned } as const
      return { ...held, state: state === 'current' ? 'current' : 'next' } as const
    }),
  )
  return { wallet: found.record, shares }
}

/**
 * Lets the wallet's screens show the keys, and notifies the user. It does not hold back a program that reads the share to sign: that is
 * the same share.
 *
 * @throws 403 `device_too_new` with `Retry-After` for a browser of less than a day, of which the user gets a notice; else
 *   `step_up_required`
 */
export async function allowExport(keeper: Keeper, by: allowExport.By): Promise<void> {
  const { browser, session, speech } = by
  const { now } = keeper
  const left = session.deviceSince + dayMs - now()
  if (left > 0) {
    await notifyRefused(keeper, by)
    const seconds = Math.ceil(left / 1_000)
    throw new HttpError(
      403,
      'device_too_new',
      'Keys are shown in a browser from a day after its first login on. A user with an address gets a mail.',
      { 'retry-after': String(seconds) },
    )
  }
  checkStepUp(keeper, session, 'export')
  const { account, origin } = session
  const send = await keeper.db.transaction(async (inside) => {
    await recordUserEvent(inside, {
      account: account.id,
      at: now(),
      what: 'exported',
      origin,
      browser,
    })
    const source = { origin, browser, speech }
    return notify(keeper, inside, { to: account.email, notice: 'export', source })
  })
  send()
}

export declare namespace allowExport {
  type By = Pick<KeeperCaller, 'browser' | 'speech'> & { session: KeeperSession }
}

/** Once an hour, so that repeated requests do not fill a mailbox. */
async function notifyRefused(keeper: Keeper, { browser, session, speech }: allowExport.By) {
  const { account, origin } = session
  const rate = { gapMs: hourMs, perHour: 1, perDay: 24 }
  try {
    await countUse(keeper, keeper.db, `export refused|${account.id}`, rate)
  } catch (error) {
    if (error instanceof HttpError) return
    throw error
  }
  const source = { origin, browser, speech }
  const notice = { to: account.email, notice: 'export_refused', source } as const
  const send = await notify(keeper, keeper.db, notice)
  send()
}
