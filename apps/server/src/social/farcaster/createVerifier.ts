import type { AppClient } from '@farcaster/auth-client'
import type { LoginIdentity } from '@foyer/protocol/login'
import { isHex } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { HttpError } from '../../errors/HttpError.js'
import { farcasterNonceOf } from '../nonceOf.js'
import type { Farcaster } from './Farcaster.js'

/** A message is good as long as a round, and clocks differ. */
const agedMs = 660_000
const skewMs = 120_000

/**
 * Checks a message of Sign In With Farcaster: for this wallet, this browser's key, this round, fresh, and signed by the owner of the id
 * in the registries on the chain.
 */
export function createVerifier({ load, domain, now }: createVerifier.Parts): Farcaster['verify'] {
  return async ({ message, signature }, { jkt, secretHash }) => {
    if (!isHex(signature) || !isFresh(message, now())) return undefined
    const { verifySignInMessage } = await load()
    const answer = await verifySignInMessage({
      ...{ message, signature, domain: domain(), nonce: farcasterNonceOf(jkt, secretHash) },
    })
    if (!answer.isError) return identityOf(answer.fid)
    if (unanswered.includes(answer.error?.errCode ?? 'unknown'))
      throw new HttpError(502, 'provider_failed', 'Farcaster’s chain cannot be asked.')
    return undefined
  }
}

export declare namespace createVerifier {
  type Parts = {
    load(): Promise<Pick<AppClient, 'verifySignInMessage'>>
    domain(): string
    now(): number
  }
}

const unanswered: readonly string[] = ['unavailable', 'unknown']

function isFresh(message: string, time: number): boolean {
  const { issuedAt } = parseSiweMessage(message)
  const age = time - (issuedAt?.getTime() ?? 0)
  return age < agedMs && age > -skewMs
}

const identityOf = (fid: number): LoginIdentity => ({
  ...{ provider: 'farcaster', issuer: 'farcaster', subject: String(fid) },
})
