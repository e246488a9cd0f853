import type { changeGuardEmail } from '@foyer/protocol/login'
import { and, eq, gt, lte } from 'drizzle-orm'
import type * as v from 'valibot'
import { HttpError } from '../../errors/HttpError.js'
import { hashOf } from '../../secrets/hashOf.js'
import { newSecret } from '../../secrets/newSecret.js'
import { openWallet } from '../findWallet.js'
import type { Guard, GuardCaller } from '../Guard.js'
import { guardChanges } from '../guardTables.js'
import { mailGates } from '../mailGates.js'
import { questionMail } from '../mails.js'
import { recordGuardEvent } from '../recordGuardEvent.js'
import { throttle } from '../throttle.js'

type Body = v.InferOutput<typeof changeGuardEmail.input.body>
type Answer = v.InferOutput<typeof changeGuardEmail.output>

const changeMs = 600_000

/**
 * Asks at the old address and at the new one whether the guard shall ask at the new one. Said again it tells how far that is.
 *
 * @throws 403 when this browser was not let in or the wallet is of a social identity, 404, 429 when too many mails were asked for
 */
export async function changeEmail(
  guard: Guard,
  { jkt, browser, address, speech }: GuardCaller,
  body: Body,
): Promise<Answer> {
  const { db, now, outbox, url } = guard
  const { walletId: id, email: next, origin } = body
  const wallet = await db.transaction((inside) => openWallet(inside, id, jkt))
  const { email } = wallet
  if (wallet.provider !== 'email' || email === null)
    throw new HttpError(403, 'no_email', 'The wallet is not of an e-mail address.')
  if (email === next) return { state: 'done' }
  if (!outbox) throw new HttpError(503, 'mail_off', 'The guard cannot send mails.')
  const at = now()
  if (await isRunning(guard, body)) return { state: 'waiting' }
  await throttle(guard, [
    ...mailGates({ wallet: id, email, address }),
    ...mailGates({ wallet: id, email: next, address }).slice(-1),
  ])

  const [old, fresh] = [newSecret(), newSecret()]
  const source = { origin, browser, at }
  const about = { ...source, speech }
  const change = {
    ...{ jkt, email: next, ...source, until: at + changeMs },
    ...{ oldHash: hashOf(old), newHash: hashOf(fresh) },
  }
  const link = (secret: string) => `${url()}/guard/mail/${secret}`
  const send = await db.transaction(async (inside) => {
    await inside.delete(guardChanges).where(lte(guardChanges.until, at))
    await inside
      .insert(guardChanges)
      .values({ wallet: id, ...change })
      .onConflictDoUpdate({ target: guardChanges.wallet, set: change })
    await recordGuardEvent(inside, { wallet: id, at, what: 'change_asked', jkt, origin, browser })
    return [
      await outbox.add(inside, questionMail('change_old', email, link(old), about), changeMs),
      await outbox.add(inside, questionMail('change_new', next, link(fresh), about), changeMs),
    ]
  })
  for (const one of send) one()
  return { state: 'waiting' }
}

async function isRunning({ db, now }: Guard, { walletId, email }: Body): Promise<boolean> {
  const found = await db
    .select({ at: guardChanges.at })
    .from(guardChanges)
    .where(
      and(
        eq(guardChanges.wallet, walletId),
        eq(guardChanges.email, email),
        gt(guardChanges.until, now()),
      ),
    )
  return found.length > 0
}
