import {
  contentOf,
  type depositGuardShare,
  LoginEmail,
  type LoginIdentity,
} from '@foyer/protocol/login'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { hourMs } from '../../bounds/times.js'
import type { Database } from '../../database/Database.js'
import { sealShare } from '../../envelope/sealShare.js'
import { HttpError } from '../../errors/HttpError.js'
import { findWallet, type GuardedWallet, isLetIn } from '../findWallet.js'
import type { Guard, GuardCaller } from '../Guard.js'
import { guardShares, guardWallets } from '../guardTables.js'
import { holdAsks } from '../holdAsks.js'
import { enter } from '../letIn.js'
import { isSame, otherIdentity, proveIdentity } from '../proveIdentity.js'
import { findClaim, provedMs, storeClaim } from '../proving/proved.js'
import { recordGuardEvent } from '../recordGuardEvent.js'
import { throttle } from '../throttle.js'
import { bindWalletOwner, checkSigned } from './bindWalletOwner.js'
import { comeBack } from './comeBack.js'

type Body = v.InferOutput<typeof depositGuardShare.input.body>

const depositsPerHour = 60

/**
 * Keeps the first share of a wallet, also of one that comes back, and lets this browser in. Said again, it changes nothing.
 *
 * @throws 400 when the keys of the addresses did not sign it, 403 when nothing proves the identity or a wallet comes back by another login or a browser that was not let in, 409 when the wallet has a share here, or `ticket_waiting` before the user has answered, 503 when no mail can be sent
 */
export async function depositShare(guard: Guard, caller: GuardCaller, body: Body): Promise<void> {
  const { jkt, address } = caller
  const { db, now } = guard
  const { walletId: wallet, setId: set } = body
  if (await isStored(guard, jkt, body)) return
  await throttle(guard, [{ key: `deposits ${address}`, most: depositsPerHour, withinMs: hourMs }])
  const { addresses, mark } = body
  const content = contentOf(body)
  const said = { deed: 'deposit', from: undefined, to: set, content } as const
  checkSigned(wallet, body, said)
  const known = await findReturning(guard, jkt, body)
  const identity = known ?? (await readIdentity(guard, caller, body))
  const sealed = await sealShare(guard.envelope, body.share, { wallet, set, kind: 'guard' })
  const send = await db.transaction(async (inside) => {
    const at = now()
    // Which a wallet that comes back ends.
    await holdAsks(inside, wallet)
    const { issuer, subject, provider, email = null } = identity
    const made = await inside
      .insert(guardWallets)
      .values({
        ...{ id: wallet, issuer, subject, provider, email, ...addresses },
        ...{ createdAt: at, provedAt: at },
      })
      .onConflictDoNothing()
      .returning({ id: guardWallets.id })
    const before = made.length === 0 && (await checkReturn(inside, { wallet, jkt, identity }))
    if (before) await bindWalletOwner(inside, before, body, said)
    const share = { wallet, set, state: 'current', sealed, content, mark } as const
    await inside.insert(guardShares).values(share)
    await enter(inside, { wallet, jkt, at })
    await recordGuardEvent(inside, { wallet, at, what: 'deposited', jkt })
    return before ? comeBack(guard, inside, before, caller) : undefined
  })
  send?.()
}

/** The answer to the same call may have been lost. */
async function isStored({ db }: Guard, jkt: string, { walletId, setId }: Body): Promise<boolean> {
  if (!(await isLetIn(db, walletId, jkt))) return false
  const stored = await db.select().from(guardShares).where(eq(guardShares.wallet, walletId))
  return stored.some(({ set, state }) => set === setId && state === 'current')
}

/** A browser that was let in was let in by this very user: nothing more is asked of it for a wallet that comes back. */
async function findReturning(
  { db }: Guard,
  jkt: string,
  { walletId, identity }: Body,
): Promise<LoginIdentity | undefined> {
  const [found] = await db.select().from(guardWallets).where(eq(guardWallets.id, walletId))
  return found && isSame(identity, found) && (await isLetIn(db, walletId, jkt))
    ? identity
    : undefined
}

/** A wallet that went without the guard for a while comes back, by a browser that it knows, for the same user. */
async function checkReturn(
  db: Database,
  { wallet, jkt, identity }: { wallet: string; jkt: string; identity: LoginIdentity },
): Promise<GuardedWallet> {
  const known = await findWallet(db, wallet)
  const shares = await db.select().from(guardShares).where(eq(guardShares.wallet, wallet))
  if (shares.length > 0) throw new HttpError(409, 'wallet_exists', 'The wallet has a share here.')
  if (!(await isLetIn(db, wallet, jkt)))
    throw new HttpError(403, 'not_let_in', 'This browser was not let in.')
  if (!isSame(identity, known)) throw otherIdentity()
  return known
}

/**
 * The depositor's identity, by this service's own proof: what keeper or page say of it counts for nothing. Otherwise the keeper could give
 * a user a wallet whose key it has.
 */
async function readIdentity(guard: Guard, caller: GuardCaller, body: Body): Promise<LoginIdentity> {
  const { identity } = body
  const isMail = identity.provider === 'email'
  const named = isMail ? readEmail(guard, identity) : identity
  const { db, now } = guard
  const { jkt, browser } = caller
  const claim = { jkt, identity: named }
  const known = await findClaim(db, claim, now())
  // What the caller adds to it is no more proved than before.
  if (known?.said === 'yes') return isMail ? named : { ...named, email: known.email }
  const found = isMail ? undefined : await proveIdentity(guard, caller, body)
  // The user is still at the provider, or has not answered yet.
  if (found?.status === 'waiting' && body.ticket !== undefined)
    throw new HttpError(409, 'ticket_waiting', 'This round is not approved yet.')
  if (found?.status !== 'done' || !isSame(found.identity, identity))
    throw new HttpError(403, 'identity_unproven', 'Nothing proves this identity here.')
  // A sign-up that is cut off after this goes on by it: what proved it counts once.
  const [at, origin] = [now(), guard.config.walletUrl]
  const { email = null } = found.identity
  const rest = { hash: null, number: null, said: 'yes' as const, email, origin, browser, at }
  await storeClaim(db, claim, { ...rest, until: at + provedMs })
  return found.identity
}

/** @throws 403 when the identity is no valid e-mail address, 503 `mail_off` */
function readEmail({ outbox }: Guard, identity: LoginIdentity): LoginIdentity {
  const { issuer } = identity
  const { output: subject, success } = v.safeParse(LoginEmail, identity.subject)
  if (issuer !== 'email' || !success)
    throw new HttpError(403, 'identity_unproven', 'The identity is no e-mail address.')
  if (!outbox) throw new HttpError(503, 'mail_off', 'The guard cannot send mails.')
  return { provider: 'email', issuer, subject, email: subject }
}
