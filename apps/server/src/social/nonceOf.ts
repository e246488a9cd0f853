import { createHash } from 'node:crypto'
import { hashOf } from '../secrets/hashOf.js'

/** What a provider writes into its token: it holds for this browser's key and this round, and no other. */
export function nonceOf(jkt: string, state: string): string {
  return hashOf(`social ${jkt} ${state}`)
}

/**
 * The nonce of a Farcaster message (EIP-4361: letters and digits). Keeper and guard make it of the same things, so that each can
 * tell by itself that the message was signed for this browser's key and this round.
 */
export function farcasterNonceOf(jkt: string, secretHash: string): string {
  return createHash('sha256').update(`farcaster ${jkt} ${secretHash}`).digest('hex')
}
