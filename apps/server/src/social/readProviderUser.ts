import * as v from 'valibot'
import type { OAuthName } from '../config/socialSettings.js'
import type { ProviderUser } from './providerFacts.js'

const Name = v.nullish(v.string())
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(256))
const flag = v.union([v.boolean(), v.picklist(['true', 'false'])])

const Claims = v.object({
  sub: text,
  email: Name,
  // Apple writes it as a text.
  email_verified: v.nullish(flag),
  name: Name,
  /** Seconds since 1970. */
  auth_time: v.nullish(v.number()),
})
const GithubUser = v.object({ id: v.pipe(v.number(), v.integer()), login: v.string() })
const GithubEmails = v.array(
  v.object({ email: v.string(), primary: v.boolean(), verified: v.boolean() }),
)
const FacebookUser = v.object({ id: text, name: Name })
const XUser = v.object({ data: v.object({ id: text, username: Name }) })
const DiscordUser = v.object({
  id: text,
  username: Name,
  global_name: Name,
  email: Name,
  verified: v.nullish(v.boolean()),
})

/** What a provider said about a user. */
export type ProviderAnswer = { claims?: unknown; profile?: unknown; emails?: unknown }

/**
 * Reads the user from each provider's own format.
 *
 * @throws when it is not what the provider is known to say
 */
export const readProviderUser: Readonly<Record<OAuthName, (said: ProviderAnswer) => ProviderUser>> =
  {
    google: fromClaims,
    apple: fromClaims,
    github({ profile, emails }) {
      const { id, login } = v.parse(GithubUser, profile)
      const checked = v.parse(GithubEmails, emails).filter(({ verified }) => verified)
      const address = checked.find(({ primary }) => primary)?.email
      return { subject: String(id), userName: login, email: address }
    },
    facebook({ profile }) {
      // It says of no address whether it was checked.
      const { id, name } = v.parse(FacebookUser, profile)
      return { subject: id, userName: name ?? undefined }
    },
    x({ profile }) {
      const { id, username } = v.parse(XUser, profile).data
      return { subject: id, userName: username ?? undefined }
    },
    discord({ profile }) {
      const { id, username, global_name, email, verified } = v.parse(DiscordUser, profile)
      const address = verified === true ? email : undefined
      return {
        ...{ subject: id, email: address ?? undefined },
        userName: global_name ?? username ?? undefined,
      }
    },
  }

function fromClaims({ claims }: ProviderAnswer): ProviderUser {
  const { sub, email, email_verified, name, auth_time } = v.parse(Claims, claims)
  const isChecked = email_verified === true || email_verified === 'true'
  return {
    ...{ subject: sub, userName: name ?? undefined },
    email: isChecked ? (email ?? undefined) : undefined,
    authenticatedAt: auth_time == null ? undefined : auth_time * 1_000,
  }
}
