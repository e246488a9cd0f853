import type { FarcasterProof, LoginIdentity } from '@foyer/protocol/login'
import { HttpError } from '../http/HttpError.js'
import { hashOf } from '../login/newId.js'
import type { Finish } from '../social/createSocials.js'
import type { Guard } from './Guard.js'

/** What a browser shows to prove a social identity: a ticket of the guard's own, or a message signed for it. */
export type Evidence = {
  ticket?: string | undefined
  secret?: string | undefined
  farcaster?: FarcasterProof | undefined
}

/** Longer than a message is good. */
const rememberedMs = 900_000

/** Who somebody is, by evidence that counts once, for this browser's key alone. */
export async function proveIdentity(
  { socials, proofs, now }: Pick<Guard, 'socials' | 'proofs' | 'now'>,
  jkt: string,
  { ticket, secret, farcaster }: Evidence,
): Promise<Finish> {
  if (secret === undefined) return { status: 'waiting' }
  if (farcaster === undefined)
    return ticket === undefined ? { status: 'waiting' } : look({ socials }, { ticket, secret, jkt })
  const secretHash = hashOf(secret)
  const identity = await socials.farcaster?.verify(farcaster, { jkt, secretHash })
  if (!identity) return { status: 'refused', reason: 'signature_wrong' }
  const isNew = await proofs.remember(hashOf(`farcaster ${jkt} ${secret}`), now() + rememberedMs)
  return isNew ? { status: 'done', identity } : usedUp
}

const usedUp: Finish = { status: 'refused', reason: 'ticket_unknown' }

async function look(
  { socials }: Pick<Guard, 'socials'>,
  claim: { ticket: string; secret: string; jkt: string },
): Promise<Finish> {
  try {
    return await socials.look(claim)
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
