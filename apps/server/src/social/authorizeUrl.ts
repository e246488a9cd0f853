import { calculatePKCECodeChallenge } from 'oauth4webapi'
import type { OAuthProvider } from './createOAuthProvider.js'

/** The page of the provider where people say yes (RFC 6749 §4.1.1, RFC 7636 §4.3). */
export async function authorizeUrl(
  { authorize, clientId, scope, keys, parameters, interaction }: OAuthProvider,
  { state, verifier, nonce, redirectUri, again }: authorizeUrl.Round,
): Promise<string> {
  const url = new URL(authorize)
  const all = {
    ...parameters,
    ...(again && interaction),
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // Only those that sign a token write it in there.
    ...(keys !== undefined && { nonce }),
  }
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
  return url.href
}

export declare namespace authorizeUrl {
  type Round = {
    state: string
    verifier: string
    nonce: string
    redirectUri: string
    /** The user is to be asked, also where the provider knows them. */
    again: boolean
  }
}
