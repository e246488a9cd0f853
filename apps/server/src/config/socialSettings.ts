import type { socialProviders } from '@foyer/protocol/login'
import * as v from 'valibot'

/** The providers that speak OAuth 2; Farcaster has its own way. */
export type OAuthName = Exclude<(typeof socialProviders)[number], 'farcaster'>

const local = ['localhost', '127.0.0.1', '[::1]']
const Url = v.pipe(v.string(), v.check(isSecureUrl))
const Word = v.pipe(v.string(), v.minLength(1), v.maxLength(4_096))

/** What may be set otherwise than it is known of a provider. */
const places = {
  issuer: v.optional(Url),
  authorize: v.optional(Url),
  token: v.optional(Url),
  profile: v.optional(Url),
  emails: v.optional(Url),
  keys: v.optional(Url),
  scope: v.optional(Word),
  parameters: v.optional(v.record(v.string(), v.string())),
}
const WithSecret = v.strictObject({ clientId: Word, clientSecret: Word, ...places })
/** Apple's secret is signed with a key (PKCS #8 as PEM) anew for each round. */
const WithKey = v.strictObject({
  ...{ clientId: Word, teamId: Word, keyId: Word, privateKey: Word },
  ...places,
})
const Channel = v.strictObject({ relay: Url, rpc: Url })

export type OAuthSettings = v.InferOutput<typeof WithSecret> | v.InferOutput<typeof WithKey>
export type FarcasterSettings = v.InferOutput<typeof Channel>
/** What is offered; what is left out is not. */
export type SocialSettings = Readonly<
  Partial<Record<OAuthName, OAuthSettings> & { farcaster: FarcasterSettings }>
>

/** The settings of the social providers, for the server and, with another beginning, for the guard. */
export function socialSettings<const prefix extends string>(prefix: prefix) {
  const setting = <value>(id: string, title: string, schema: v.GenericSchema<unknown, value>) => ({
    name: `${prefix}${id}`,
    fallback: '',
    says: `Logging in with ${title}: JSON, see Socials. Empty: it is not offered.`,
    shape: json(schema),
  })
  return {
    socialGoogle: setting('GOOGLE', 'Google', WithSecret),
    socialGithub: setting('GITHUB', 'GitHub', WithSecret),
    socialApple: setting('APPLE', 'Apple', WithKey),
    socialFacebook: setting('FACEBOOK', 'Facebook', WithSecret),
    socialX: setting('X', 'X', WithSecret),
    socialDiscord: setting('DISCORD', 'Discord', WithSecret),
    socialFarcaster: setting('FARCASTER', 'Farcaster', Channel),
  }
}

/** Puts what was read of these settings together. */
export function toSocialSettings(config: ReadSettings): SocialSettings {
  const { socialGoogle, socialGithub, socialApple, socialFacebook } = config
  const { socialX, socialDiscord, socialFarcaster } = config
  return {
    ...(socialGoogle && { google: socialGoogle }),
    ...(socialGithub && { github: socialGithub }),
    ...(socialApple && { apple: socialApple }),
    ...(socialFacebook && { facebook: socialFacebook }),
    ...(socialX && { x: socialX }),
    ...(socialDiscord && { discord: socialDiscord }),
    ...(socialFarcaster && { farcaster: socialFarcaster }),
  }
}

type ReadSettings = {
  readonly [key in keyof ReturnType<typeof socialSettings>]: v.InferOutput<
    ReturnType<typeof socialSettings>[key]['shape']
  >
}

/** JSON of a shape. A complaint names the place and never the value, which may be a secret. */
function json<value>(
  schema: v.GenericSchema<unknown, value>,
): v.GenericSchema<string, value | undefined> {
  return v.pipe(
    v.string(),
    v.rawTransform<string, value | undefined>(({ dataset, addIssue, NEVER }) => {
      if (dataset.value.trim() === '') return undefined
      const parsed = v.safeParse(schema, read(dataset.value), { abortEarly: true })
      if (parsed.success) return parsed.output
      const place = v.getDotPath(parsed.issues[0])
      addIssue({ message: place ? `has no usable "${place}"` : 'must be JSON, see Socials' })
      return NEVER
    }),
  )
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Secrets go over TLS; without it only to this machine. */
function isSecureUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && local.includes(hostname))
}
