import type { proveToGuard } from '@foyer/protocol/login'
import type * as v from 'valibot'
import { hourMs } from '../../bounds/times.js'
import { newCheckNumber } from '../../checkNumber/newCheckNumber.js'
import { HttpError } from '../../errors/HttpError.js'
import { hashOf } from '../../secrets/hashOf.js'
import { newSecret } from '../../secrets/newSecret.js'
import type { Guard, GuardCaller } from '../Guard.js'
import { questionMail } from '../mails.js'
import { recordGuardEvent } from '../recordGuardEvent.js'
import { type ThrottleLimit, throttle } from '../throttle.js'
import { findClaim, storeClaim } from './proved.js'

type Body = v.InferOutput<typeof proveToGuard.input.body>
type Answer = v.InferOutput<typeof proveToGuard.output>

/** So long the link in a mail is good. */
const answerMs = 600_000

/**
 * Asks at an address whether who reads it sits at this browser. A yes holds for an hour, for this browser's key alone. `wallet`: one that
 * the guard knows by another address.
 *
 * @throws 429 when too many mails were asked for, 503 when none can be sent
 */
export async function proveByMail(
  guard: Guard,
  { jkt, browser, address, speech }: GuardCaller,
  { email, origin, resend }: Body,
  wallet = '',
): Promise<Answer> {
  const { db, now, outbox, url } = guard
  if (!outbox) throw new HttpError(503, 'mail_off', 'The guard cannot send mails.')
  const at = now()
  const identity = { issuer: 'email', subject: email, provider: 'email' as const }
  const claim = { jkt, identity, wallet }
  const known = await findClaim(db, claim, at)
  if (known?.said) return { state: known.said === 'yes' ? 'allowed' : 'refused' }
  if (known && !resend) return waiting(known.number)
  await throttle(guard, gates({ jkt, email, address }))

  const [secret, number] = [newSecret(), newCheckNumber()]
  const send = await db.transaction(async (inside) => {
    const rest = { hash: hashOf(secret), number, said: null, email: null, origin, browser, at }
    await storeClaim(inside, claim, { ...rest, until: at + answerMs })
    await recordGuardEvent(inside, { wallet, at, what: 'prove_asked', jkt, origin, browser })
    const question = wallet === '' ? 'make' : 'enter_other'
    const link = `${url()}/guard/mail/${secret}`
    const mail = questionMail(question, email, link, { origin, browser, at, number, speech })
    return outbox.add(inside, mail, answerMs)
  })
  send()
  return waiting(number)
}

const waiting = (number: string | null): Answer => ({
  state: 'waiting',
  ...(number !== null && { number }),
})

/** Counted by addresses and browser: a stranger who names another user's address must not use up that user's own limit. */
function gates(of: { jkt: string; email: string; address: string }): readonly ThrottleLimit[] {
  const [who, to] = [hashOf(`${of.jkt} ${of.email}`), hashOf(of.email)]
  return [
    { key: `proves ${of.address}`, most: 120, withinMs: hourMs },
    { key: `proved just now ${who}`, most: 1, withinMs: 30_000 },
    { key: `proved ${who}`, most: 5, withinMs: hourMs },
    { key: `proved to ${to}`, most: 10, withinMs: hourMs },
  ]
}
