import { Hono } from 'hono'
import { type Served, serveApp } from '../serveApp.js'
import { serveFarcaster } from './farcaster/serveFarcaster.js'
import { type Grant, type PlayedProvider, playedProviders } from './Identity.js'
import { serveLogins } from './serveLogins.js'
import { serveTokens } from './serveTokens.js'
import { createKeys } from './tokens.js'

export type StandInProviders = Served & {
  /** What a service is configured with to use them, by provider: as JSON of `FOYER_SOCIAL_…`. */
  settingsFor(service: 'keeper' | 'guard'): Readonly<Record<string, string>>
}

const clients = [
  { id: 'foyer-keeper', secret: 'a secret of the keeper' },
  { id: 'foyer-guard', secret: 'a secret of the guard' },
]

/** Plays six providers of logins and Farcaster on this machine, each with the manners of its own. */
export async function startIdentity({
  port = 0,
  rpcUrl,
}: startIdentity.Parameters = {}): Promise<StandInProviders> {
  const app = new Hono()
  const keys = await createKeys()
  const grants = new Map<string, Grant>()
  let url = ''
  const issuerOf = (provider: PlayedProvider) => `${url}/${provider}`
  serveTokens(app, { clients, grants, keys, issuerOf })
  serveLogins(app, clients, grants)
  if (rpcUrl !== undefined) await serveFarcaster(app, { rpcUrl, url: () => url })
  const served = await serveApp(app, port)
  url = served.url
  return {
    ...served,
    settingsFor: (service) => {
      const [id, secret] = [`foyer-${service}`, `a secret of the ${service}`]
      const all = playedProviders.map((name) => {
        const own =
          name === 'apple'
            ? { clientId: id, teamId: keys.teamId, keyId: 'SANDBOXKEY', privateKey: keys.teamKey }
            : { clientId: id, clientSecret: secret }
        return [name.toUpperCase(), JSON.stringify({ ...own, ...placesOf(url, name) })]
      })
      const farcaster = rpcUrl && {
        FARCASTER: JSON.stringify({ relay: `${url}/farcaster`, rpc: rpcUrl }),
      }
      return { ...Object.fromEntries(all), ...farcaster }
    },
  }
}

export declare namespace startIdentity {
  type Parameters = {
    /** Default: any free one. */
    port?: number
    /** The chain that stands for Optimism, on which Farcaster's registries are put. Without it there is no Farcaster. */
    rpcUrl?: string | undefined
  }
}

/** Where everything of a provider is on this machine. */
function placesOf(url: string, name: PlayedProvider) {
  const at = (path: string) => `${url}/${name}/${path}`
  const profile = {
    github: 'user',
    facebook: 'me?fields=id,name,email',
    x: 'users/me',
    discord: 'users/@me',
  }
  return {
    ...{ issuer: `${url}/${name}`, authorize: at('authorize'), token: at('token') },
    ...(name === 'google' || name === 'apple'
      ? { keys: at('keys') }
      : { profile: at(profile[name]) }),
    ...(name === 'github' && { emails: at('user/emails') }),
  }
}
