import NextAuth from 'next-auth'
import { createAuthConfig } from '../auth-js/createAuthConfig'
import { createNonces } from '../serve/createNonces'

const { AUTH_URL: origin = 'http://localhost:3000', AUTH_SECRET: secret = '' } = process.env

/** In memory, for one process, at a place that is the same for all routes: Next.js may load a route's modules apart from another's. A host has them in its database. */
const place: { nonces?: ReturnType<typeof createNonces> } = globalThis
place.nonces ??= createNonces(Date.now)
export const { nonces } = place as Required<typeof place>

/** Auth.js as Next.js has it: its routes, and `auth()` for what the server renders and answers. */
export const { handlers, auth } = NextAuth(
  createAuthConfig({ origin, nonces, now: Date.now, secret }),
)

/** Refuses what changes something, unless a page of this origin sent it: `SameSite` alone lets pages of sub-domains and other ports through. */
export function refuseForeign(request: Request): Response | undefined {
  return request.headers.get('origin') === origin ? undefined : new Response(null, { status: 403 })
}
