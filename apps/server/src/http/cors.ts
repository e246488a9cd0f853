import type { Context, MiddlewareHandler } from 'hono'
import type { Variables } from './App.js'
import { carry } from './carry.js'

const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': 'Content-Type, Authorization, X-Nonce-Jwt, DPoP',
  'access-control-max-age': '600',
}

/** What keeps the answer to who is no page, in caches, from a page: it could not read that. */
const forNone = { vary: 'Origin' }

/** What lets a page read an answer. */
export function corsHeaders(origin: string | undefined) {
  if (origin === undefined) return forNone
  return {
    'access-control-allow-origin': origin,
    vary: 'Origin',
    'access-control-expose-headers': 'Retry-After, DPoP-Nonce',
  }
}

/** Of the calls that may go by a cookie. */
const withCookies = { 'access-control-allow-credentials': 'true' }

const forPage = carry(({ req }) => {
  const origin = req.header('origin')
  const headers = corsHeaders(origin)
  return origin !== undefined && req.path.startsWith('/auth/v1/')
    ? { ...headers, ...withCookies }
    : headers
})

/**
 * Lets pages read the answers, refusals included: a refused page has to learn why. Whether
 * it is served is decided by the list of its project. No call uses cookies but those of
 * a sign-in, and these answer the page that signed in alone: a page gets nothing that any
 * other client could not get.
 */
export const cors: MiddlewareHandler<{ Variables: Variables }> = (context, next) =>
  forPage(context, context.req.method === 'OPTIONS' ? () => answerPreflight(context) : next)

async function answerPreflight(context: Context): Promise<void> {
  context.res = context.body(null, 204, preflight)
}
