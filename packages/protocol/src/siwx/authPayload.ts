import { FoyerError } from '../FoyerError.js'
import { signIns } from '../families/signIns.js'
import { checkSiwxMessage } from './checkSiwxMessage.js'
import { decodeRecap, encodeRecap, mergeRecaps, type Recap, recapOf } from './recap.js'
import { recapForMethods } from './recapMethods.js'
import type { SiwxMessage } from './SiwxMessage.js'

/** What a wallet is asked to sign in with (CAIP-74 over CAIP-122). Dates as RFC 3339 writes them. */
export type AuthPayload = {
  readonly type: 'caip122'
  /** CAIP-2, the preferred one first. */
  readonly chains: readonly string[]
  readonly domain: string
  /** The URI that the user signs in to. */
  readonly aud: string
  readonly version: '1'
  readonly nonce: string
  readonly iat: string
  readonly statement?: string
  readonly exp?: string
  readonly nbf?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

/**
 * Builds what a wallet is asked to sign in with. The methods that a session is to have go along as a ReCap,
 * joined to the one that the resources may end with.
 *
 * @throws `audience_required` without `aud` and `uri`; `chain_not_supported` unless all chains are of one
 *   chain family whose wallets sign in while they are paired; `sign_in_invalid` when a part is not as CAIP-122 wants it; what `decodeRecap` throws
 */
export function createAuthPayload(parameters: createAuthPayload.Parameters): AuthPayload {
  const { chains, aud, uri, methods = [], statement, exp, nbf, requestId } = parameters
  const audience = aud ?? uri
  if (!audience) throw new FoyerError('audience_required')
  const [namespace = ''] = chains[0]?.split(':') ?? []
  const family = signIns.get(namespace)
  if (!family?.whilePairing || !chains.every((chain) => chain.startsWith(`${namespace}:`)))
    throw new FoyerError('chain_not_supported')
  const resources = withMethods(parameters.resources, recapForMethods(namespace, methods), methods)
  const payload: AuthPayload = {
    type: 'caip122',
    chains,
    domain: parameters.domain,
    aud: audience,
    version: '1',
    nonce: parameters.nonce,
    iat: parameters.iat,
    ...(statement && { statement }),
    ...(exp && { exp }),
    ...(nbf && { nbf }),
    ...(requestId && { requestId }),
    ...(resources && { resources }),
  }
  for (const chainId of chains)
    assertMessage({ ...messageOfPayload(payload), chainId, address: family.placeholder })
  return payload
}

export declare namespace createAuthPayload {
  type Parameters = {
    chains: readonly string[]
    domain: string
    /** One of the two; `aud` counts. */
    aud?: string | undefined
    uri?: string | undefined
    /** Eight letters and digits or more, for one use. */
    nonce: string
    iat: string
    statement?: string | undefined
    exp?: string | undefined
    nbf?: string | undefined
    requestId?: string | undefined
    resources?: readonly string[] | undefined
    /** Methods that the session is to have. */
    methods?: readonly string[] | undefined
  }
}

type Parts = Omit<SiwxMessage, 'address' | 'chainId'>

/** The parts of the message that a payload is, whoever signs it. Wallets may write `null` for what is not there. */
export function messageOfPayload(payload: messageOfPayload.Payload): Parts {
  return {
    domain: payload.domain,
    uri: payload.aud,
    version: payload.version,
    nonce: payload.nonce,
    issuedAt: payload.iat,
    statement: payload.statement ?? undefined,
    expirationTime: payload.exp ?? undefined,
    notBefore: payload.nbf ?? undefined,
    requestId: payload.requestId ?? undefined,
    resources: payload.resources ?? undefined,
  }
}

export declare namespace messageOfPayload {
  type Payload = {
    readonly [name in 'domain' | 'aud' | 'version' | 'nonce' | 'iat']: string
  } & {
    readonly [name in 'statement' | 'exp' | 'nbf' | 'requestId']?: string | null | undefined
  } & { readonly resources?: readonly string[] | null | undefined }
}

function withMethods(
  resources: readonly string[] | undefined,
  methodsRecap: Recap,
  methods: readonly string[],
) {
  const last = recapOf(resources)
  const known = last === undefined ? undefined : decodeRecap(last)
  if (methods.length === 0) return resources
  const others = resources?.slice(0, last === undefined ? undefined : -1) ?? []
  return [...others, encodeRecap(known ? mergeRecaps(known, methodsRecap) : methodsRecap)]
}

function assertMessage(message: SiwxMessage) {
  const field = checkSiwxMessage(message)
  if (field) throw new FoyerError('sign_in_invalid', { data: { field } })
}
