import { randomBytes } from 'node:crypto'
import type { FarcasterProof, LoginIdentity } from '@foyer/protocol/login'
import { generateRandomCodeVerifier } from 'oauth4webapi'
import type { Logger } from 'pino'
import type { OAuthName, SocialSettings } from '../config/socialSettings.js'
import type { Database } from '../database/Database.js'
import { describeError } from '../errors/describeError.js'
import { HttpError } from '../errors/HttpError.js'
import { authorizeUrl } from './authorizeUrl.js'
import { createOAuthProvider, type OAuthProvider } from './createOAuthProvider.js'
import { createTickets, type Ticket, type TicketClaim } from './createTickets.js'
import { createFarcaster } from './farcaster/createFarcaster.js'
import { nonceOf } from './nonceOf.js'
import type { ProviderUser } from './providerFacts.js'
import { redeem } from './redeem.js'

/** Logins by social providers. Keeper and guard each have their own. */
export type Socials = ReturnType<typeof createSocials>

/** Where a round stands. */
export type Finish =
  | { status: 'waiting' }
  | { status: 'refused'; reason: string }
  | {
      status: 'done'
      identity: LoginIdentity
      /** The page that asked. */
      origin: string
      /** The user was asked, also where the provider knew them. */
      again: boolean
      farcaster?: FarcasterProof
    }

/** The requester of a round: a browser, for a page, and at the keeper for a project. */
export type Asker = {
  jkt: string
  hash: string
  origin: string
  browser: string
  project?: string | undefined
  /** The hash of the cookie that the window of the round has to bring. */
  mark?: string | undefined
  /** The user is logged in, and has to say so again. */
  again?: boolean | undefined
}

/** What a service knows of a user and of the requesting browser. */
export type Acquaintance = {
  /** This browser held a session of this user before, in this project and on a page of this origin. */
  isKnown: boolean
  /** Where the user's account was made, if no session was ever opened for this project. */
  madeOn?: string | undefined
}

/** A round that came back. With `question` it is done only once the user confirms on a page of ours. */
export type CameBack = {
  ticket: Ticket | undefined
  question?: { confirm: string; madeOn: string | undefined } | undefined
}

/** Where the window of a round is led: on to another service, and at the end back to the page. Both were checked. */
type Destination = { onward?: string | undefined; returnTo?: string | undefined }

/** How far a provider's clock may be behind. */
const clockMs = 60_000

/** Where the pages of the keeper's rounds are. */
export const socialPath = '/login/social'

export function createSocials(parts: createSocials.Parts) {
  const { settings, base, meet, walletUrl, db, log, now } = parts
  const tickets = createTickets(db, now)
  const farcaster = settings.farcaster && createFarcaster(settings.farcaster, walletUrl, now)
  const providers = new Map<string, OAuthProvider>()
  for (const [name, one] of Object.entries(settings))
    if (!('relay' in one)) providers.set(name, createOAuthProvider(name as OAuthName, one))

  const provider = (name: string): OAuthProvider => {
    const found = providers.get(name)
    if (found) return found
    throw new HttpError(404, 'provider_off', 'Logging in with this service is not offered here.')
  }
  const redirectUri = (name: string) => `${base()}/callback/${name}`
  const newTicket = ({ again = false, hash, mark, project, ...asker }: Asker, name: string) => ({
    ...asker,
    again,
    ...{ mark: mark ?? null, project: project ?? null, secretHash: hash, provider: name },
  })

  return {
    tickets,
    farcaster,
    /** The names of what is offered. */
    offered: [...providers.keys(), ...(farcaster ? ['farcaster'] : [])],
    /** @throws 404 when the provider is not offered */
    async start(name: string, asker: Asker, { onward, returnTo }: Destination = {}) {
      provider(name)
      const verifier = generateRandomCodeVerifier()
      const { id, state, number } = await tickets.open({
        ...newTicket(asker, name),
        ...{ verifier, onward: onward ?? null, returnTo: returnTo ?? null },
      })
      // Stock clients write behind the state, which they take not to be the last.
      return { ticket: id, uri: `${base()}/go?state=${state}&provider=${name}`, number }
    },
    /** @throws 404 when Farcaster is not offered, 502 when its relay cannot be reached */
    async startFarcaster(asker: Asker) {
      if (!farcaster) return Promise.reject(off())
      const { url, channel } = await farcaster.open(asker.jkt, asker.hash)
      const { id } = await tickets.open({ ...newTicket(asker, 'farcaster'), channel })
      return { ticket: id, url }
    },
    /** Where the window of a round goes next: the provider's page. */
    async authorizeUrl(ticket: Ticket, state: string): Promise<string> {
      return authorizeUrl(provider(ticket.provider), {
        ...{ state, verifier: ticket.verifier ?? '', nonce: nonceOf(ticket.jkt, state) },
        redirectUri: redirectUri(ticket.provider),
        again: ticket.again,
      })
    },
    /**
     * Redeems what came back, for the round with this state. A browser that never held a session of this user for this page may be a stranger's,
     * or the page one that the user did not let in, and a provider may approve without the user: the user confirms here then, whatever page and
     * window the round comes from. The same in a round that is to ask a known user again, unless the token has a recent time of authentication.
     */
    async comeBack(
      ticket: Ticket,
      { state, parameters }: { state: string; parameters: URLSearchParams },
    ): Promise<CameBack> {
      const { id, jkt, origin, project, verifier } = ticket
      const one = provider(ticket.provider)
      try {
        const user = await redeem(one, {
          ...{
            parameters,
            state,
            verifier: verifier ?? '',
            nonce: nonceOf(jkt, state),
            now: now(),
          },
          redirectUri: redirectUri(one.name),
        })
        const { issuer, name } = one
        const met = await meet({
          issuer,
          subject: user.subject,
          provider: name,
          jkt,
          origin,
          project,
        })
        if (isDone(met, ticket, user)) return { ticket: await tickets.known(id, issuer, user) }
        const confirm = randomBytes(32).toString('base64url')
        const known = await tickets.known(id, issuer, user, confirm)
        return { ticket: known, question: known && { confirm, madeOn: met.madeOn } }
      } catch (error) {
        const denied = parameters.get('error') !== null
        if (!denied) log.warn({ provider: one.name, ...describeError(error) }, 'A round failed')
        return { ticket: await tickets.refuse(id, denied ? 'denied' : 'provider_failed') }
      }
    },
    /**
     * Where a round stands; what is done is given out once.
     *
     * @throws 404 when there is none, or it is another browser's
     */
    async look(claim: TicketClaim): Promise<Finish> {
      const found = await tickets.find(claim)
      if (!found || found.status === 'used') throw unknown()
      const { status, reason } = found
      if (status === 'refused') return { status, reason: reason ?? 'provider_failed' }
      return status === 'done' ? take(claim) : stillOut(found)
    },
  }

  async function take(claim: TicketClaim): Promise<Finish> {
    const taken = await tickets.take(claim)
    if (taken)
      return {
        status: 'done',
        identity: identityOf(taken),
        origin: taken.origin,
        again: taken.again,
      }
    throw unknown()
  }

  async function stillOut(ticket: Ticket): Promise<Finish> {
    if (ticket.channel === null || !farcaster) return { status: 'waiting' }
    return lookAtFarcaster(ticket, farcaster)
  }

  async function lookAtFarcaster(
    { id, channel, jkt, secretHash, origin }: Ticket,
    { look }: NonNullable<typeof farcaster>,
  ): Promise<Finish> {
    const found = await look({ channel: channel ?? '', jkt, secretHash })
    if (found === undefined) return { status: 'waiting' }
    if (!(await tickets.takeWaiting(id))) throw unknown()
    const { identity, proof } = found
    // The user signs in the app each time.
    if (identity) return { status: 'done', identity, origin, again: true, farcaster: proof }
    return { status: 'refused', reason: 'signature_wrong' }
  }
}

export declare namespace createSocials {
  type Parts = {
    settings: SocialSettings
    /** The address under which the pages of rounds are: `https://wallet.example/login/social`. */
    base(): string
    /** The wallet's origin, for which Farcaster's messages are signed. */
    walletUrl(): string
    /** Looks up whether the requesting browser is one of the user's own. */
    meet(who: Who): Promise<Acquaintance>
    db: Database
    log: Logger
    now(): number
  }
  /** The identity that a provider proved, and for which browser, page and project. */
  type Who = Pick<LoginIdentity, 'issuer' | 'subject' | 'provider'> & {
    jkt: string
    /** The page that asked. */
    origin: string
    project: string | null
  }
}

/** Without a question. A token with a recent time of authentication shows that the provider asked; without one it may have approved by itself. */
function isDone(
  { isKnown }: Acquaintance,
  { again, at }: Ticket,
  { authenticatedAt = 0 }: ProviderUser,
): boolean {
  return isKnown && (!again || authenticatedAt >= at - clockMs)
}

function identityOf({ provider, issuer, subject, email, userName }: Ticket): LoginIdentity {
  if (issuer === null || subject === null) throw new Error('A round is done without anybody')
  return { provider: provider as OAuthName, issuer, subject, email, userName }
}

const unknown = () =>
  new HttpError(404, 'ticket_unknown', 'There is no such ticket, or it is another browser’s.')
const off = () =>
  new HttpError(404, 'provider_off', 'Logging in with this service is not offered here.')
