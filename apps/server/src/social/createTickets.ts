import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lte, type SQL } from 'drizzle-orm'
import { newCheckNumber } from '../checkNumber/newCheckNumber.js'
import type { Database } from '../database/Database.js'
import { hashOf } from '../secrets/hashOf.js'
import { isPageOf } from './isPageOf.js'
import type { ProviderUser } from './providerFacts.js'
import { socialTickets } from './tables.js'

export type Ticket = typeof socialTickets.$inferSelect
type NewTicket = Pick<Ticket, 'provider' | 'jkt' | 'secretHash' | 'origin' | 'browser'> &
  Partial<
    Pick<Ticket, 'again' | 'onward' | 'returnTo' | 'verifier' | 'channel' | 'project' | 'mark'>
  >

/** How long a user has to finish a round. */
const ticketMs = 600_000

/** The rounds that are under way. */
export function createTickets(db: Database, now: () => number) {
  const isLive = () => gt(socialTickets.until, now())
  const change = async (
    values: Partial<Ticket>,
    ...where: readonly SQL[]
  ): Promise<Ticket | undefined> => {
    const changed = await db
      .update(socialTickets)
      .set(values)
      .where(and(isLive(), ...where))
      .returning()
    return changed[0]
  }

  return {
    /** Gives what finishes the round, what the provider gives back, and the number to compare. The first two are kept as hashes alone. */
    async open(ticket: NewTicket): Promise<{ id: string; state: string; number: string }> {
      const at = now()
      const id = randomBytes(16).toString('base64url')
      const state = randomBytes(32).toString('base64url')
      const number = newCheckNumber()
      await db.delete(socialTickets).where(lte(socialTickets.until, at))
      await db.insert(socialTickets).values({
        ...ticket,
        number,
        ...{ id: hashOf(id), state: hashOf(state), status: 'waiting', at, until: at + ticketMs },
      })
      return { id, state, number }
    },
    /** The round that a state belongs to, as long as it did not come back. */
    async ofState(state: string): Promise<Ticket | undefined> {
      const where = and(isLive(), eq(socialTickets.state, hashOf(state)))
      return (await db.select().from(socialTickets).where(where))[0]
    },
    /** The same, and it cannot come back again. */
    takeState(state: string, provider: string): Promise<Ticket | undefined> {
      return change(
        { state: null },
        eq(socialTickets.state, hashOf(state)),
        eq(socialTickets.provider, provider),
        eq(socialTickets.status, 'waiting'),
      )
    },
    /** The round of the secret that has this hash. Its answer tells nothing but where the round leads back to. */
    async ofSecret(hash: string): Promise<Ticket | undefined> {
      const where = and(isLive(), eq(socialTickets.secretHash, hash))
      return (await db.select().from(socialTickets).where(where))[0]
    },
    /**
     * The page left its own tab for this round, and is come back to with the address that finishes it. Only where the round was begun without
     * saying so, and only to the page that began it.
     */
    async leadBack({ id, origin, returnTo }: Ticket, page: URL, resultUri: string): Promise<void> {
      if (returnTo !== null || !isPageOf(page, origin)) return
      page.searchParams.set('result_uri', resultUri)
      await change({ returnTo: page.href }, eq(socialTickets.id, id), waiting())
    },
    /** Stores the proven identity; with `confirm` the user is asked to confirm first. */
    known(id: string, issuer: string, user: ProviderUser, confirm?: string) {
      const { subject, email = null, userName = null } = user
      const status = confirm === undefined ? 'done' : 'unconfirmed'
      const button = confirm === undefined ? null : hashOf(confirm)
      return change(
        { status, confirm: button, verifier: null, issuer, subject, email, userName },
        eq(socialTickets.id, id),
        eq(socialTickets.status, 'waiting'),
      )
    },
    /** The answer on the page that asks whether it was them. Counts once. */
    confirmed(confirm: string, yes: boolean) {
      return change(
        yes ? { status: 'done', confirm: null } : { ...refusedAs('not_me'), confirm: null },
        eq(socialTickets.confirm, hashOf(confirm)),
        eq(socialTickets.status, 'unconfirmed'),
      )
    },
    refuse(id: string, reason: string) {
      return change(refusedAs(reason), eq(socialTickets.id, id))
    },
    /** The round of this ticket, for the browser that began it and has the secret. */
    async find(claim: TicketClaim): Promise<Ticket | undefined> {
      const where = and(isLive(), ...ownedBy(claim))
      return (await db.select().from(socialTickets).where(where))[0]
    },
    /** Takes what is done out of a round. It works once. */
    take(claim: TicketClaim): Promise<Ticket | undefined> {
      return change({ status: 'used' }, ...ownedBy(claim), eq(socialTickets.status, 'done'))
    },
    /** The same of a round that ends with the message itself. */
    takeWaiting(id: string): Promise<Ticket | undefined> {
      return change({ status: 'used' }, eq(socialTickets.id, id), waiting())
    },
  }
}

/** The proof that a round belongs to the caller, and to the project that it was begun for. */
export type TicketClaim = {
  ticket: string
  secret: string
  jkt: string
  project?: string | undefined
}

function ownedBy({ ticket, secret, jkt, project }: TicketClaim) {
  const ofProject =
    project === undefined ? isNull(socialTickets.project) : eq(socialTickets.project, project)
  return [
    ofProject,
    eq(socialTickets.id, hashOf(ticket)),
    eq(socialTickets.secretHash, hashOf(secret)),
    eq(socialTickets.jkt, jkt),
  ]
}

const waiting = () => eq(socialTickets.status, 'waiting')
const refusedAs = (reason: string) => ({ status: 'refused' as const, reason, verifier: null })
