import type { FarcasterProof, LoginIdentity } from '@foyer/protocol/login'
import { HttpError } from '../errors/HttpError.js'
import { hashOf } from '../secrets/hashOf.js'
import type { Finish } from '../social/createSocials.js'
import { waitFor } from '../social/waitFor.js'
import type { Guard, GuardCaller } from './Guard.js'

/** What a browser shows to prove a social identity: a ticket of the guard's own, or a message signed for it. */
export type Evidence = {
  ticket?: string | undefined
  secret?: string | undefined
  farcaster?: FarcasterProof | undefined
}

/** Longer than a message is good. */
const rememberedMs = 900_000

/**
 * Proves an identity by evidence that counts once, for this browser's key alone. A round that is not done yet is waited for: the keeper's
 * round ends first, and the frame calls as soon as that has.
 */
export async function proveIdentity(
  { socials, proofs, now }: Pick<Guard, 'socials' | 'proofs' | 'now'>,
  { jkt, signal }: Pick<GuardCaller, 'jkt' | 'signal'>,
  { ticket, secret, farcaster }: Evidence,
): Promise<Proven> {
  if (secret === undefined) return { status: 'waiting' }
  if (farcaster === undefined)
    return ticket === undefined
      ? { status: 'waiting' }
      : look({ socials }, { ticket, secret, jkt }, signal)
  const secretHash = hashOf(secret)
  const identity = await socials.farcaster?.verify(farcaster, { jkt, secretHash })
  if (!identity) return { status: 'refused', reason: 'signature_wrong' }
  const isNew = await proofs.remember(hashOf(`farcaster ${jkt} ${secret}`), now() + rememberedMs)
  return isNew ? { status: 'done', identity } : usedUp
}

type Proven = Exclude<Finish, { status: 'done' }> | { status: 'done'; identity: LoginIdentity }

const usedUp: Proven = { status: 'refused', reason: 'ticket_unknown' }

async function look(
  { socials }: Pick<Guard, 'socials'>,
  claim: { ticket: string; secret: string; jkt: string },
  signal: AbortSignal,
): Promise<Proven> {
  try {
    return await waitFor(socials, claim, signal)
  } catch (error) {
    if (error instanceof HttpError && error.reason === 'ticket_unknown') return usedUp
    throw error
  }
}

/** Whether two are the same: by what the issuer calls them, never by an address. */
export function isSame(
  { issuer, subject, provider }: Pick<LoginIdentity, 'issuer' | 'subject' | 'provider'>,
  other: { issuer: string; subject: string; provider: string },
): boolean {
  return issuer === other.issuer && subject === other.subject && provider === other.provider
}

export const otherIdentity = (): HttpError =>
  new HttpError(
    403,
    'other_identity',
    'The second service knows this wallet by another login. Move its mails to your address first.',
  )
