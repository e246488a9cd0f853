import type { OAuthName } from '../config/socialSettings.js'

/** A user at a provider. The e-mail address is for show, and only one that the provider has checked. */
export type ProviderUser = {
  subject: string
  email?: string | undefined
  userName?: string | undefined
  /** When the provider had the user authenticate, if it says so; milliseconds since 1970. */
  authenticatedAt?: number | undefined
}

/** What is known of a provider; every line of it can be set otherwise. */
export type ProviderFacts = {
  /** The `iss` claim, and the first half of an identity. */
  issuer: string
  authorize: string
  token: string
  /** Where to read the user's profile, unless the token has it. */
  profile?: string
  /** Where it lists checked addresses. */
  emails?: string
  /** The keys of its tokens. */
  keys?: string
  scope: string
  /** Further parameters of the address where people say yes. */
  parameters?: Readonly<Record<string, string>>
  /** Those by which the provider asks a user whom it knows. Where it has none, the service asks on a page of its own. */
  interaction?: Readonly<Record<string, string>>
}

export const providerFacts = {
  google: {
    issuer: 'https://accounts.google.com',
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
    scope: 'openid email profile',
    // OpenID Connect Core §3.1.2.1. Google has no `login`; of `max_age` its tokens say nothing, those of other providers do.
    interaction: { prompt: 'select_account', max_age: '0' },
  },
  github: {
    issuer: 'https://github.com',
    authorize: 'https://github.com/login/oauth/authorize',
    token: 'https://github.com/login/oauth/access_token',
    profile: 'https://api.github.com/user',
    emails: 'https://api.github.com/user/emails',
    scope: 'read:user user:email',
    interaction: { prompt: 'select_account' },
  },
  apple: {
    issuer: 'https://appleid.apple.com',
    authorize: 'https://appleid.apple.com/auth/authorize',
    token: 'https://appleid.apple.com/auth/token',
    keys: 'https://appleid.apple.com/auth/keys',
    scope: 'name email',
    // Asked for by Apple as soon as there is a scope.
    parameters: { response_mode: 'form_post' },
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    authorize: 'https://www.facebook.com/v21.0/dialog/oauth',
    token: 'https://graph.facebook.com/v21.0/oauth/access_token',
    profile: 'https://graph.facebook.com/v21.0/me?fields=id,name,email',
    scope: 'public_profile email',
    interaction: { auth_type: 'reauthenticate' },
  },
  x: {
    issuer: 'https://x.com',
    authorize: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    profile: 'https://api.x.com/2/users/me',
    scope: 'users.read tweet.read',
  },
  discord: {
    issuer: 'https://discord.com',
    authorize: 'https://discord.com/oauth2/authorize',
    token: 'https://discord.com/api/oauth2/token',
    profile: 'https://discord.com/api/users/@me',
    scope: 'identify email',
    interaction: { prompt: 'consent' },
  },
} as const satisfies Record<OAuthName, ProviderFacts>
