import type { askGuard as call } from '@foyer/protocol/login'
import { and, eq, gt, lte } from 'drizzle-orm'
import type * as v from 'valibot'
import { HttpError } from '../../http/HttpError.js'
import { hashOf, newSecret } from '../../login/newId.js'
import { findWallet, type GuardedWallet, isLetIn } from '../findWallet.js'
import type { Caller, Guard } from '../Guard.js'
import { guardAsks } from '../guardTables.js'
import { letIn } from '../letIn.js'
import { mailGates } from '../mailGates.js'
import { askMail } from '../mails.js'
import { note } from '../note.js'
import { isSame, proveIdentity } from '../proveIdentity.js'
import { throttle } from '../throttle.js'

type Body = v.InferOutput<typeof call.input.body>
type Answer = v.InferOutput<typeof call.output>

/** So long the link in a mail is good. */
const askMs = 600_000

/**
 * Asks for this browser to be let in: by a mail to whoever the wallet is of, or by a social round for this very browser.
 *
 * @throws 404 when there is no such wallet, 429 when too many mails were asked for or too many browsers let in
 */
export async function askGuard(guard: Guard, caller: Caller, body: Body): Promise<Answer> {
  const { db, now } = guard
  const wallet = await findWallet(db, body.walletId)
  const by = wallet.provider === 'email' ? 'email' : 'social'
  if (await isLetIn(db, wallet.id, caller.jkt)) return { state: 'allowed', by }
  if ((wallet.blockedUntil ?? 0) > now()) return { state: 'refused', by }
  const state =
    by === 'email'
      ? await askByMail(guard, caller, wallet, body)
      : await askBySocial(guard, caller, wallet, body)
  return { state, by }
}

async function askBySocial(
  guard: Guard,
  caller: Caller,
  wallet: GuardedWallet,
  body: Body,
): Promise<Answer['state']> {
  const { jkt, browser } = caller
  const found = await proveIdentity(guard, caller, body)
  if (found.status !== 'done') return found.status
  if (!isSame(found.identity, wallet)) return 'refused'
  const { origin } = body
  const send = await guard.db.transaction((inside) =>
    letIn(guard, inside, { wallet, jkt, origin, browser }),
  )
  send()
  return 'allowed'
}

async function askByMail(
  guard: Guard,
  { jkt, browser, address }: Caller,
  wallet: GuardedWallet,
  { origin, resend }: Body,
): Promise<Answer['state']> {
  const { db, now, outbox, url } = guard
  const { email } = wallet
  if (!outbox || email === null)
    throw new HttpError(503, 'mail_off', 'The guard cannot send mails.')
  const at = now()
  const [running] = await db
    .select({ at: guardAsks.at })
    .from(guardAsks)
    .where(and(eq(guardAsks.wallet, wallet.id), eq(guardAsks.jkt, jkt), gt(guardAsks.until, at)))
  if (running && !resend) return 'waiting'
  await throttle(guard, mailGates({ wallet: wallet.id, email, address }))

  const secret = newSecret()
  const ask = { hash: hashOf(secret), origin, browser, at, until: at + askMs }
  const send = await db.transaction(async (inside) => {
    await inside.delete(guardAsks).where(lte(guardAsks.until, at))
    await inside
      .insert(guardAsks)
      .values({ ...ask, wallet: wallet.id, jkt })
      .onConflictDoUpdate({ target: [guardAsks.wallet, guardAsks.jkt], set: ask })
    await note(inside, { wallet: wallet.id, at, what: 'asked', jkt, origin, browser })
    const mail = askMail('enter', email, `${url()}/guard/mail/${secret}`, { origin, browser, at })
    return outbox.add(inside, mail, askMs)
  })
  send()
  return 'waiting'
}
