import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Grant, PlayedClient, PlayedProvider, TestUser } from './Identity.js'
import { isPlayed } from './Identity.js'
import { formPostPage, loginPage } from './pages.js'
import { userOfForm } from './profiles.js'

/** The name of a cookie, of any value. */
export const keepsOpener = 'keeps-opener'

const grantMs = 60_000
const rememberedSeconds = 60

type AuthorizationRequest = {
  provider: PlayedProvider
  clientId: string
  redirectUri: string
  state: string
  challenge: string | undefined
  nonce: string | undefined
  timed: boolean
  form: boolean
}

/**
 * The pages where a user approves a login. For a minute the next service takes over a user who approved for one, as a provider that both use
 * would; for the same service the page asks again, so that another user can be chosen.
 */
export function serveLogins(
  app: Hono,
  clients: readonly PlayedClient[],
  grants: Map<string, Grant>,
): void {
  const path = '/:provider/authorize'
  // As cutting as a provider can be: the window that opened this one has no way to it any more. A browser with this cookie finds it as lenient.
  app.use(path, async (context, next) => {
    await next()
    if (getCookie(context, keepsOpener) === undefined)
      context.header('cross-origin-opener-policy', 'same-origin')
  })
  app.get(path, (context) => {
    const requested = read(context, clients)
    if (!requested) return context.text('This service or what it asks is not known here.', 400)
    const known = asksAgain(context) ? undefined : remembered(context, requested)
    if (known) return sendBack(context, requested, { code: grant(grants, requested, known) })
    return context.html(loginPage(requested.provider, requested.clientId))
  })
  app.post(path, async (context) => {
    const requested = read(context, clients)
    if (!requested) return context.text('This service or what it asks is not known here.', 400)
    const form = new URLSearchParams(await context.req.text())
    if (form.get('answer') !== 'yes')
      return sendBack(context, requested, denial(requested.provider))
    const user = userOfForm(form)
    remember(context, requested, user)
    return sendBack(context, requested, { code: grant(grants, requested, user) })
  })
}

function read(
  { req }: Context,
  clients: readonly PlayedClient[],
): AuthorizationRequest | undefined {
  const provider = req.param('provider') ?? ''
  const { client_id = '', redirect_uri = '', state = '', ...rest } = req.query()
  const isRight =
    isPlayed(provider) &&
    clients.some(({ id }) => id === client_id) &&
    URL.canParse(redirect_uri) &&
    rest.response_type === 'code' &&
    // These two accept no request without it.
    (provider !== 'x' || rest.code_challenge !== undefined) &&
    (provider !== 'apple' || rest.response_mode === 'form_post')
  if (!isRight) return undefined
  const { code_challenge: challenge, nonce, max_age } = rest
  const timed = max_age !== undefined
  const form = provider === 'apple'
  const own = { clientId: client_id, redirectUri: redirect_uri }
  return { provider, ...own, state, challenge, nonce, timed, form }
}

/** Each provider has a parameter by which it asks a user that it knows. */
const asksAgain = ({ req }: Context) =>
  ['prompt', 'auth_type', 'max_age'].some((name) => req.query(name) !== undefined)

function grant(
  grants: Map<string, Grant>,
  requested: AuthorizationRequest,
  user: TestUser,
): string {
  const code = randomBytes(16).toString('hex')
  grants.set(code, { ...requested, user, until: Date.now() + grantMs })
  return code
}

function denial(provider: PlayedProvider): Record<string, string> {
  if (provider === 'apple') return { error: 'user_cancelled_authorize' }
  const error = { error: 'access_denied', error_description: 'The user denied the request' }
  return provider === 'facebook'
    ? { ...error, error_code: '200', error_reason: 'user_denied' }
    : error
}

function sendBack(
  context: Context,
  { redirectUri, state, form }: AuthorizationRequest,
  more: Record<string, string>,
) {
  const fields = { ...more, state }
  if (form) return context.html(formPostPage(redirectUri, fields))
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return context.redirect(url.href)
}

const cookie = (provider: PlayedProvider) => `known_${provider}`

function remember(
  context: Context,
  { provider, clientId }: AuthorizationRequest,
  user: TestUser,
): void {
  const value = Buffer.from(JSON.stringify({ clientId, user })).toString('base64url')
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: rememberedSeconds } as const
  setCookie(context, cookie(provider), value, options)
}

function remembered(
  context: Context,
  { provider, clientId }: AuthorizationRequest,
): TestUser | undefined {
  const value = getCookie(context, cookie(provider))
  if (value === undefined) return undefined
  try {
    const known = JSON.parse(Buffer.from(value, 'base64url').toString())
    return known.clientId === clientId ? undefined : userOfForm(new URLSearchParams(known.user))
  } catch {
    return undefined
  }
}
