import { importPKCS8, SignJWT } from 'jose'
import { type ClientAuth, ClientSecretBasic, ClientSecretPost } from 'oauth4webapi'
import type { OAuthName, OAuthSettings } from '../config/socialSettings.js'
import { type ProviderFacts, providerFacts } from './providerFacts.js'

/** Apple takes half a year; this is longer than a round. */
const secretSeconds = 300

/** A provider that is offered. */
export type OAuthProvider = ProviderFacts & {
  name: OAuthName
  clientId: string
  /** How the server shows the provider who it is. */
  prove(now: number): Promise<ClientAuth>
}

/** Puts together what is known and what is set of a provider. */
export function createOAuthProvider(name: OAuthName, settings: OAuthSettings): OAuthProvider {
  const { clientId, parameters, ...rest } = settings
  const facts: ProviderFacts = providerFacts[name]
  const set = Object.entries(rest).filter(([key, value]) => key in allFacts && value !== undefined)
  return {
    ...facts,
    ...Object.fromEntries(set),
    parameters: { ...facts.parameters, ...parameters },
    name,
    clientId,
    prove: async (now) => {
      if ('clientSecret' in settings) {
        const { clientSecret } = settings
        return name === 'x' ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret)
      }
      return ClientSecretPost(await signSecret(settings, now))
    },
  }
}

const allFacts = {
  ...{ issuer: 0, authorize: 0, token: 0, profile: 0, emails: 0, keys: 0, scope: 0 },
} satisfies Partial<Record<keyof ProviderFacts, 0>>

/** The secret that Apple asks for: a token signed by the key of the team (ES256). */
async function signSecret(
  { clientId, teamId, keyId, privateKey, issuer }: Extract<OAuthSettings, { teamId: string }>,
  now: number,
): Promise<string> {
  const seconds = Math.floor(now / 1_000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer ?? providerFacts.apple.issuer)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + secretSeconds)
    .sign(await importPKCS8(privateKey, 'ES256'))
}
