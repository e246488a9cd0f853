import { and, eq, gte, ne } from 'drizzle-orm'
import { isTaken } from '../../database/isTaken.js'
import { HttpError } from '../../errors/HttpError.js'
import type { Keeper } from '../Keeper.js'
import type { KeeperCaller } from '../loginRoute.js'
import type { LeftAddress } from '../sessions/leftAddresses.js'
import { loginAccounts, loginCodes, loginFormerDevices, loginMoves } from '../tables.js'
import { emailTaken } from './emailTaken.js'
import { endBrowsers } from './endBrowsers.js'
import { notify } from './notify.js'
import { recordUserEvent } from './recordUserEvent.js'

/**
 * The account goes by the address again that it left, and every session, browser and code of it ends, as do the changes since.
 *
 * @throws 409 `email_taken` in a browser that may not
 */
export async function takeBack(
  keeper: Keeper,
  { browser, jkt, speech }: KeeperCaller,
  { account, at, browsers, email }: LeftAddress,
  origin: string | undefined,
): Promise<void> {
  if (!browsers.includes(jkt))
    throw new HttpError(
      409,
      'email_taken',
      'The wallet of this address goes by another one now. To take that back, log in with this address in a browser where you were logged in before. Seven days after the change it is free for another wallet.',
    )
  const { db, now } = keeper
  const send = await db.transaction(async (inside) => {
    const [before] = await inside
      .select({ email: loginAccounts.email })
      .from(loginAccounts)
      .where(eq(loginAccounts.id, account))
      .for('update')
    const since = and(eq(loginMoves.account, account), gte(loginMoves.at, at))
    const ended = await inside.delete(loginMoves).where(since).returning()
    // Another request was quicker.
    if (!ended.some((one) => one.email === email)) return undefined
    await inside
      .update(loginAccounts)
      .set({ email, subject: email })
      .where(eq(loginAccounts.id, account))
      .catch((error: unknown) => {
        throw isTaken(error) ? emailTaken() : error
      })
    await inside.delete(loginCodes).where(eq(loginCodes.account, account))
    await endBrowsers(inside, account, (column) => ne(column, ''))
    await inside.delete(loginFormerDevices).where(eq(loginFormerDevices.account, account))
    await recordUserEvent(inside, { account, at: now(), what: 'email_restored', origin, browser })
    const source = { origin, browser, speech }
    const to = before?.email ?? null
    return notify(keeper, inside, { to, notice: 'email_restored', source })
  })
  send?.()
}
