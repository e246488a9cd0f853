import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { Grant, PlayedClient, PlayedProvider, TestUser } from './Identity.js'
import { isPlayed } from './Identity.js'
import { profiles } from './profiles.js'
import { isTeamSecret, isVerified, type ProviderKeys, signIdToken } from './tokens.js'

/** The endpoints where services redeem a login's code and fetch the user's profile, in each provider's own form. */
export function serveTokens(
  app: Hono,
  { clients, grants, keys, issuerOf }: serveTokens.Parts,
): void {
  const tokens = new Map<string, { provider: PlayedProvider; user: TestUser }>()
  app.get('/:provider/keys', ({ json }) => json(keys.jwks))

  app.post('/:provider/token', async (context) => {
    const provider = context.req.param('provider')
    if (!isPlayed(provider)) return context.notFound()
    const form = new URLSearchParams(await context.req.text())
    const client = await authenticate(context, provider, form)
    if (!client) return refuse(context, provider, 'invalid_client')
    // A code is good once, whatever comes of it.
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    if (!grant || !isTheirs(grant, { provider, client, form }))
      return refuse(context, provider, 'invalid_grant')
    const accessToken = randomBytes(16).toString('hex')
    tokens.set(accessToken, { provider, user: grant.user })
    return answer(context, provider, { access_token: accessToken, ...(await rest(grant)) })
  })
  const rest = async (grant: Grant) => {
    const { provider } = grant
    if (provider === 'github') return { token_type: 'bearer', scope: 'read:user,user:email' }
    const timed = { token_type: provider === 'discord' ? 'Bearer' : 'bearer', expires_in: 3_600 }
    if (provider !== 'google' && provider !== 'apple') return timed
    return { ...timed, id_token: await signIdToken(keys, issuerOf(provider), grant) }
  }
  for (const [path, profile] of Object.entries(profiles))
    app.get(path, (context) => {
      const { req } = context
      // GitHub refuses requests without a `User-Agent`.
      if (!req.header('user-agent')) return context.text('User-Agent is missing', 403)
      const found = tokens.get(req.header('authorization')?.replace(/^bearer /i, '') ?? '')
      if (!found || !path.startsWith(`/${found.provider}/`)) return context.json({}, 401)
      return context.json(picked(profile(found.user), req.query('fields')))
    })

  async function authenticate({ req }: Context, provider: PlayedProvider, form: URLSearchParams) {
    const basic = Buffer.from(req.header('authorization')?.slice(6) ?? '', 'base64').toString()
    const [id = '', secret = ''] =
      provider === 'x'
        ? basic.split(':').map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
        : [form.get('client_id') ?? '', form.get('client_secret') ?? '']
    const client = clients.find((one) => one.id === id)
    if (!client) return undefined
    const isRight =
      provider === 'apple'
        ? await isTeamSecret(keys, client, { secret, issuer: issuerOf(provider) })
        : client.secret === secret
    return isRight ? client : undefined
  }
}

export declare namespace serveTokens {
  type Parts = {
    clients: readonly PlayedClient[]
    grants: Map<string, Grant>
    keys: ProviderKeys
    issuerOf(provider: PlayedProvider): string
  }
}

function isTheirs(
  grant: Grant,
  { provider, client, form }: { provider: string; client: PlayedClient; form: URLSearchParams },
): boolean {
  return (
    grant.provider === provider &&
    grant.clientId === client.id &&
    grant.redirectUri === form.get('redirect_uri') &&
    grant.until > Date.now() &&
    form.get('grant_type') === 'authorization_code' &&
    isVerified(grant, form.get('code_verifier'))
  )
}

/** GitHub answers in a form, and says that all is well when nothing is. */
function answer(context: Context, provider: PlayedProvider, fields: Record<string, unknown>) {
  if (provider !== 'github') return context.json(fields)
  const form = new URLSearchParams(Object.entries(fields).map(([key, one]) => [key, String(one)]))
  return context.body(form.toString(), 200, { 'content-type': 'application/x-www-form-urlencoded' })
}

function refuse(context: Context, provider: PlayedProvider, error: string) {
  if (provider === 'github') return answer(context, provider, { error: 'bad_verification_code' })
  if (provider === 'facebook')
    return context.json({ error: { message: error, type: 'OAuthException', code: 100 } }, 400)
  return context.json({ error }, error === 'invalid_client' ? 401 : 400)
}

/** Facebook returns the fields that were requested by name. */
function picked(profile: unknown, fields: string | undefined): Record<string, unknown> {
  const names = fields?.split(',')
  const all = Object.entries(profile as Record<string, unknown>)
  if (Array.isArray(profile)) return profile as unknown as Record<string, unknown>
  return Object.fromEntries(all.filter(([name]) => !names || names.includes(name)))
}
