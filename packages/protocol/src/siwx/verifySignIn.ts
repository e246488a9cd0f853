import { FoyerError } from '../FoyerError.js'
import { signIns } from '../families/signIns.js'
import type { SiwxFault } from './checkSiwxMessage.js'
import { isRecapSaid } from './isRecapSaid.js'
import { parseSiwxMessage } from './parseSiwxMessage.js'
import { placeFault } from './placeFault.js'
import type { SiwxMessage } from './SiwxMessage.js'
import { timeOf } from './timeOf.js'

/** So old and so far ahead of the clock a message may be, in milliseconds. */
const ageMax = 600_000
const aheadMax = 60_000

/**
 * The check that a sign-in failed: the form of the text, a part of it, a permission (`recap`) that its statement does not say, the signature, or a
 * network that was to be asked and did not answer. For logs alone: outside, all are alike.
 */
export type SignInFault = 'form' | SiwxFault | 'recap' | 'signature' | 'unchecked'

/** An account that signed in. */
export type VerifiedSignIn = {
  readonly address: string
  /** CAIP-2. */
  readonly chainId: string
  readonly message: SiwxMessage
}

/**
 * Verifies a sign-in: the whole text, each part against what is expected, and last its signature. A nonce that is good is still to be used up, once
 * and with the sign-in: of two sign-ins at once this function takes both. Never throws but what `isNonce` throws.
 */
export async function verifySignIn(
  parameters: verifySignIn.Parameters,
): Promise<{ readonly signIn: VerifiedSignIn } | { readonly fault: SignInFault }> {
  const { text, signature, publicKey, expected, verify } = parameters
  const parsed = parseSiwxMessage(text)
  if ('fault' in parsed) return parsed
  const message = withNetwork(parsed.message, expected.chainId)
  const fault = faultOf(message, expected)
  if (fault) return { fault }
  if (!(await expected.isNonce(message.nonce))) return { fault: 'nonce' }
  if (!isRecapSaid(message)) return { fault: 'recap' }
  const { address, chainId } = message
  try {
    const isSigned = await verify({ address, chainId, message: text, signature, publicKey })
    return isSigned ? { signIn: { address, chainId, message } } : { fault: 'signature' }
  } catch (error) {
    return { fault: FoyerError.is(error, 'signature_unchecked') ? 'unchecked' : 'signature' }
  }
}

export declare namespace verifySignIn {
  type Parameters = {
    /** As it was signed, to the byte. */
    readonly text: string
    readonly signature: string
    /** Base64, of families whose address does not tell the key. */
    readonly publicKey?: string | undefined
    readonly expected: Expected
    /** `verifySignature` of `@foyer/protocol/signatures`, with the means to ask networks. */
    verify(signed: SignedMessage): Promise<boolean>
  }
  type Expected = {
    /** Where users sign in: `https://market.example`. Domain and URI of the text have to be of the same one of them. */
    readonly origins: readonly string[] | ((origin: string) => boolean)
    /** CAIP-2. */
    readonly chains: readonly string[] | ((chainId: string) => boolean)
    /** Whether it was given out to this browser, not long ago, and is not used up. */
    isNonce(nonce: string): boolean | Promise<boolean>
    /** Milliseconds since 1970. */
    readonly now: number
    /** The network that the page names: it counts where a text of Solana does not tell one, whose signature is the same on all of them. */
    readonly chainId?: string | undefined
  }
  type SignedMessage = {
    readonly address: string
    readonly chainId: string
    readonly message: string
    readonly signature: string
    readonly publicKey?: string | undefined
  }
}

function withNetwork(message: SiwxMessage, said: string | undefined): SiwxMessage {
  const [namespace = '', reference] = message.chainId.split(':')
  const isNamed = reference !== signIns.get(namespace)?.ownText?.unnamed
  return isNamed || !said?.startsWith(`${namespace}:`) ? message : { ...message, chainId: said }
}

function faultOf(message: SiwxMessage, expected: verifySignIn.Expected): SiwxFault | undefined {
  const { chains, now } = expected
  const place = placeFault(message, expected.origins)
  if (place) return place
  if (typeof chains === 'function' ? !chains(message.chainId) : !chains.includes(message.chainId))
    return 'chainId'
  const age = now - timeOf(message.issuedAt)
  if (!(age <= ageMax && age >= -aheadMax)) return 'issuedAt'
  const { expirationTime, notBefore } = message
  if (expirationTime !== undefined && !(now < timeOf(expirationTime))) return 'expirationTime'
  if (notBefore !== undefined && !(now >= timeOf(notBefore))) return 'notBefore'
  return undefined
}
