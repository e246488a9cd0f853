import { type requestGuardAccess as call, type GuardFacts, LoginEmail } from '@foyer/protocol/login'
import { and, eq, gt, lte } from 'drizzle-orm'
import * as v from 'valibot'
import { newCheckNumber } from '../../checkNumber/newCheckNumber.js'
import { HttpError } from '../../errors/HttpError.js'
import { hashOf } from '../../secrets/hashOf.js'
import { newSecret } from '../../secrets/newSecret.js'
import { findWallet, type GuardedWallet, isLetIn } from '../findWallet.js'
import type { Guard, GuardCaller } from '../Guard.js'
import { guardAsks } from '../guardTables.js'
import { letIn } from '../letIn.js'
import { mailGates } from '../mailGates.js'
import { questionMail } from '../mails.js'
import { isSame, proveIdentity } from '../proveIdentity.js'
import { proveByMail } from '../proving/proveByMail.js'
import { readFacts } from '../readFacts.js'
import { recordGuardEvent } from '../recordGuardEvent.js'
import { throttle } from '../throttle.js'

type Body = v.InferOutput<typeof call.input.body>
type Answer = v.InferOutput<typeof call.output>

/** So long the link in a mail is good. */
const answerMs = 600_000

/**
 * Requests that this browser is let in: by a mail to the address of the wallet, or by a social round for this browser.
 *
 * @throws 404 when there is no such wallet, 429 when too many mails were asked for or too many browsers let in
 */
export async function requestEntry(guard: Guard, caller: GuardCaller, body: Body): Promise<Answer> {
  const { db, now } = guard
  // Before what an answer changes: a question that is gone has its answer in the reads that follow, so that none is mailed again.
  const running = await findRunning(guard, body.walletId, caller.jkt)
  const wallet = await findWallet(db, body.walletId)
  const by = wallet.provider === 'email' ? 'email' : 'social'
  if (await isLetIn(db, wallet.id, caller.jkt)) return { state: 'allowed', by }
  if ((wallet.blockedUntil ?? 0) > now()) return { state: 'refused', by }
  const facts = await readFacts(db, wallet)
  const own = await checkOwn(guard, caller, wallet, body)
  if (own?.state === 'waiting') return { ...own, by, wallet: facts }
  // Not the account that the wallet is of, whatever else it is asked by.
  if (own?.state === 'refused') return { state: 'refused', by: own.isOther ? 'social' : by }
  if (by === 'social') return { state: await enterBySocial(guard, caller, wallet, body), by }
  return {
    ...(await requestByMail(guard, caller, { wallet, facts, running }, body)),
    by,
    wallet: facts,
  }
}

/**
 * A keeper can name a wallet that another user gave to the guard. So a caller with another login than the wallet is known by must first
 * prove, at the address that they typed, that it is theirs: an address that was changed at the keeper alone is such a case.
 */
async function checkOwn(
  guard: Guard,
  caller: GuardCaller,
  wallet: GuardedWallet,
  { identity, origin, resend }: Body,
): Promise<(Pick<Answer, 'state' | 'number'> & { isOther?: true }) | undefined> {
  if (!identity || isSame(identity, wallet)) return undefined
  const { provider, issuer, subject } = identity
  const email = v.safeParse(LoginEmail, subject)
  const isMail = provider === 'email' && issuer === 'email' && wallet.provider === 'email'
  if (!isMail || !email.success) return { state: 'refused', isOther: true }
  const body = { email: email.output, origin, resend }
  const { state, number } = await proveByMail(guard, caller, body, wallet.id)
  return state === 'allowed' ? undefined : { state, number }
}

async function enterBySocial(
  guard: Guard,
  caller: GuardCaller,
  wallet: GuardedWallet,
  body: Body,
): Promise<Answer['state']> {
  const { jkt, browser, speech } = caller
  const found = await proveIdentity(guard, caller, body)
  if (found.status !== 'done') return found.status
  if (!isSame(found.identity, wallet)) return 'refused'
  const { origin } = body
  const send = await guard.db.transaction((inside) =>
    letIn(guard, inside, { wallet, jkt, origin, browser, speech }),
  )
  send()
  return 'allowed'
}

async function requestByMail(
  guard: Guard,
  { jkt, browser, address, speech }: GuardCaller,
  { wallet, facts, running }: { wallet: GuardedWallet; facts: GuardFacts; running: Running },
  { origin, resend }: Body,
): Promise<Pick<Answer, 'state' | 'number'>> {
  const { db, now, outbox, url } = guard
  const { email } = wallet
  if (!outbox || email === null)
    throw new HttpError(503, 'mail_off', 'The guard cannot send mails.')
  const at = now()
  if (running && !resend) return waiting(running.number)
  await throttle(guard, mailGates({ wallet: wallet.id, email, address }))

  const [secret, number] = [newSecret(), newCheckNumber()]
  const request = { hash: hashOf(secret), number, origin, browser, at, until: at + answerMs }
  const send = await db.transaction(async (inside) => {
    await inside.delete(guardAsks).where(lte(guardAsks.until, at))
    await inside
      .insert(guardAsks)
      .values({ ...request, wallet: wallet.id, jkt })
      .onConflictDoUpdate({ target: [guardAsks.wallet, guardAsks.jkt], set: request })
    await recordGuardEvent(inside, { wallet: wallet.id, at, what: 'asked', jkt, origin, browser })
    const about = { origin, browser, at, number, facts, speech }
    const mail = questionMail('enter', email, `${url()}/guard/mail/${secret}`, about)
    return outbox.add(inside, mail, answerMs)
  })
  send()
  return waiting(number)
}

type Running = Awaited<ReturnType<typeof findRunning>>

/** The open question of this browser. */
async function findRunning({ db, now }: Guard, wallet: string, jkt: string) {
  const [running] = await db
    .select({ number: guardAsks.number })
    .from(guardAsks)
    .where(and(eq(guardAsks.wallet, wallet), eq(guardAsks.jkt, jkt), gt(guardAsks.until, now())))
  return running
}

const waiting = (number: string | null): Pick<Answer, 'state' | 'number'> => ({
  state: 'waiting',
  ...(number !== null && { number }),
})
