import {
  decodeRecap,
  encodeRecap,
  formatRecapStatement,
  formatSiwxMessage,
  methodsOfRecap,
  type Recap,
  recapOf,
} from '@foyer/protocol/siwx'
import type { LocalAccount } from 'viem'
import { pocketFamilies } from '../accounts/pocketFamilies.js'
import type { SignInPayload } from './SignInPayload.js'

/** What the user signs: one text for each network, and what the page may do then. */
export type PocketSignIn = {
  readonly chains: readonly string[]
  /** Granted by the signatures. None: a sign-in without a session. */
  readonly methods: readonly string[]
  readonly payload: SignInPayload
  /** Of an address, in the order of the networks. */
  messages(address: string): readonly string[]
}

/** Narrows a page's request to what the wallet has. */
export function prepareSignIn(proposed: SignInPayload, chains: readonly string[]): PocketSignIn {
  const resource = recapOf(proposed.resources)
  const recap = resource === undefined ? undefined : narrow(decodeRecap(resource), chains)
  const others = proposed.resources?.slice(0, resource === undefined ? undefined : -1)
  const resources = recap ? [...(others ?? []), encodeRecap(recap)] : others
  const { resources: _, ...rest } = proposed
  const payload = resources ? { ...rest, resources } : rest
  const { domain, aud: uri, version, nonce, iat: issuedAt, requestId } = payload
  const statement = recap ? formatRecapStatement(proposed.statement, recap) : proposed.statement
  return {
    chains,
    methods: recap ? methodsOfRecap(recap, 'eip155').methods : [],
    payload,
    messages: (address) =>
      chains.map((chainId) =>
        formatSiwxMessage({
          domain,
          address,
          chainId,
          uri,
          version,
          nonce,
          issuedAt,
          requestId,
          statement,
          expirationTime: payload.exp,
          notBefore: payload.nbf,
          resources,
        }),
      ),
  }
}

/** Signs every text: CACAOs (CAIP-74), one for each network. */
export function signIn({ chains, payload, messages }: PocketSignIn, account: LocalAccount) {
  const texts = messages(account.address)
  return Promise.all(
    chains.map(async (chain, index) => ({
      h: { t: 'caip122' },
      p: { ...payload, iss: `did:pkh:${chain}:${account.address}` },
      s: { t: 'eip191', s: await account.signMessage({ message: texts[index] ?? '' }) },
    })),
  )
}

/** Nothing but the methods that the wallet has, on these networks. `undefined` when nothing is left. */
function narrow(recap: Recap, chains: readonly string[]): Recap | undefined {
  const { methods } = methodsOfRecap(recap, 'eip155')
  const own = methods.filter((method) => pocketFamilies.eip155.methods.includes(method))
  if (own.length === 0) return undefined
  return {
    att: {
      eip155: Object.fromEntries(own.map((method) => [`request/${method}`, [{ chains }]])),
    },
  }
}
