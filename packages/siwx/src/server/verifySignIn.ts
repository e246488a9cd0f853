import { isCaipNetworkId } from '@foyer/protocol'
import { verifySignature } from '@foyer/protocol/signatures'
import {
  type SignInFault,
  type VerifiedSignIn,
  verifySignIn as verifyWhole,
} from '@foyer/protocol/siwx'
import { createReadChain, type NodeUrls } from './createReadChain.js'

/**
 * Verifies a sign-in on your backend: the whole text, each part of it against what you expect, and the signature of an account of EVM, Solana, Bitcoin,
 * Polkadot or Cosmos. Delete the nonce in the same step in which you open the session, and refuse where it was deleted already: this function takes a
 * text that comes twice at once both times.
 *
 * @returns the account, or the check that failed: for your log, and not for the visitor
 */
export async function verifySignIn(
  parameters: verifySignIn.Parameters,
): Promise<{ readonly signIn: VerifiedSignIn } | { readonly fault: SignInFault }> {
  const {
    message,
    signature,
    publicKey,
    origins,
    chains,
    nonce,
    chainId,
    rpcUrls = {},
  } = parameters
  // They come from a request's body, which may hold anything.
  const texts: readonly unknown[] = [message, signature, publicKey ?? '']
  if (texts.some((one) => typeof one !== 'string')) return { fault: 'form' }
  const read = createReadChain(rpcUrls, parameters.fetch ?? fetch)
  return verifyWhole({
    ...{ text: message, signature, publicKey },
    expected: {
      ...{ origins, chainId },
      chains: chains ?? isCaipNetworkId,
      isNonce: typeof nonce === 'function' ? nonce : (one) => one === nonce,
      now: (parameters.now ?? Date.now)(),
    },
    verify: (signed) =>
      verifySignature({ ...signed, ...(Object.hasOwn(rpcUrls, signed.chainId) && { rpc: read }) }),
  })
}

export declare namespace verifySignIn {
  type Parameters = {
    /** The text that was signed, as the page sent it. */
    readonly message: string
    readonly signature: string
    /** Base64, where the page sent one: of accounts of Cosmos. */
    readonly publicKey?: string | undefined
    /** Where your users sign in: `['https://market.example']`. */
    readonly origins: readonly string[]
    /** The nonce that you gave this very visitor, or what tells whether it is. */
    readonly nonce: string | ((nonce: string) => boolean | Promise<boolean>)
    /** The networks on which users may sign in, by CAIP-2 id; any of the five chain families when absent. */
    readonly chains?: readonly string[] | undefined
    /** The network that the page names: for texts of Solana that do not tell one. */
    readonly chainId?: string | undefined
    /** Nodes of EVM networks on which contracts sign in. Without one of its network no contract does. */
    readonly rpcUrls?: NodeUrls | undefined
    readonly fetch?: typeof fetch
    /** Milliseconds since 1970. */
    now?(): number
  }
}
