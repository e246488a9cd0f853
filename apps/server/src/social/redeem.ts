import {
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type Client,
  customFetch,
  expectNoNonce,
  getValidatedIdTokenClaims,
  processAuthorizationCodeResponse,
  protectedResourceRequest,
  validateApplicationLevelSignature,
  validateAuthResponse,
} from 'oauth4webapi'
import { readText } from '../bounds/readText.js'
import type { OAuthProvider } from './createOAuthProvider.js'
import type { ProviderUser } from './providerFacts.js'
import { readProviderUser } from './readProviderUser.js'

const waitMs = 10_000
const bytesMax = 262_144

/**
 * Redeems what a provider sent back and reads who said yes (RFC 6749 §4.1, RFC 7636, RFC 9207, OpenID Connect Core §3.1.3.7).
 *
 * @throws when the provider refuses, or what it says does not hold
 */
export async function redeem(
  provider: OAuthProvider,
  { parameters, state, verifier, nonce, redirectUri, now }: redeem.Round,
): Promise<ProviderUser> {
  const { issuer, token, keys, clientId } = provider
  const server: AuthorizationServer = {
    issuer,
    token_endpoint: token,
    ...(keys !== undefined && { jwks_uri: keys }),
  }
  const client: Client = { client_id: clientId }
  const checked = validateAuthResponse(server, client, parameters, state)
  const response = await authorizationCodeGrantRequest(
    ...([server, client, await provider.prove(now), checked, redirectUri, verifier] as const),
    options(token),
  )
  // A provider without keys has no ID token, and none is accepted.
  const speaks = keys !== undefined
  const tokens = await processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: speaks ? nonce : expectNoNonce,
    requireIdToken: speaks,
  })
  if (speaks) await validateApplicationLevelSignature(server, response, options(keys))
  return readProviderUser[provider.name]({
    claims: getValidatedIdTokenClaims(tokens),
    profile: await read(provider.profile, tokens.access_token),
    emails: await read(provider.emails, tokens.access_token),
  })
}

export declare namespace redeem {
  type Round = {
    /** The parameters that came back with the user. */
    parameters: URLSearchParams
    state: string
    verifier: string
    nonce: string
    redirectUri: string
    now: number
  }
}

async function read(url: string | undefined, accessToken: string): Promise<unknown> {
  if (url === undefined) return undefined
  const headers = new Headers({ accept: 'application/json', 'user-agent': 'Foyer' })
  const response = await protectedResourceRequest(
    ...([accessToken, 'GET', new URL(url), headers, undefined] as const),
    options(url),
  )
  if (response.status !== 200) throw new Error(`A provider's profile answered ${response.status}`)
  return response.json()
}

/** Addresses without TLS are on this machine: the settings allow no other. */
function options(url: string) {
  return { [allowInsecureRequests]: url.startsWith('http:'), [customFetch]: fetchText }
}

/** Reads no more than a provider has to say, and reads forms, in which GitHub answers, as well as JSON. */
async function fetchText(url: string, { method, headers, body, redirect }: Init) {
  const signal = AbortSignal.timeout(waitMs)
  const answer = await fetch(url, {
    method,
    headers,
    redirect,
    signal,
    body: body as BodyInit | null,
  })
  const text = await readText(answer, bytesMax, () => new Error('A provider answered too much'))
  const isForm = answer.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  const { status } = answer
  if (isForm) return Response.json(Object.fromEntries(new URLSearchParams(text)), { status })
  return new Response(text === '' ? null : text, { status, headers: answer.headers })
}

type Init = {
  method: string
  headers: Record<string, string>
  /** What the library sends is what `fetch` takes. */
  body?: unknown
  redirect: 'manual'
}
