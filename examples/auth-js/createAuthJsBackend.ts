import { Auth } from '@auth/core'
import Credentials from '@auth/core/providers/credentials'
import { createNonce, verifySignIn } from '@foyer/siwx/server'
import { Hono } from 'hono'
import { parse } from 'hono/utils/cookie'
import type { Backend } from '../serve/Backend.js'
import { createNonces } from '../serve/createNonces.js'
import { refuseForeign } from '../serve/refuseForeign.js'
import { visitorOf } from '../serve/visitorOf.js'

/** Auth.js with wallets as its credentials: it keeps the session in a sealed cookie that no script reads. */
export const createAuthJsBackend: Backend = ({ origin, now }) => {
  const nonces = createNonces(now)
  const config = {
    basePath: '/api/auth',
    trustHost: true,
    // A real one is the same in every process and at every start.
    secret: createNonce() + createNonce(),
    session: { strategy: 'jwt' as const, maxAge: 86_400 },
    logger: { error: () => {} },
    providers: [
      Credentials({
        credentials: { message: {}, signature: {}, publicKey: {}, chainId: {} },
        async authorize(given, request) {
          const { visitor } = parse(request.headers.get('cookie') ?? '')
          const verdict = await verifySignIn({
            ...{ message: text(given.message), signature: text(given.signature), now },
            ...{ publicKey: text(given.publicKey) || undefined, chainId: text(given.chainId) },
            origins: [origin],
            nonce: (nonce) => nonces.take(visitor, nonce),
          })
          if ('fault' in verdict) return null
          return { id: `${verdict.signIn.chainId}:${verdict.signIn.address}` }
        },
      }),
    ],
    callbacks: {
      session({ session, token }: { session: { expires: string }; token: { sub?: string } }) {
        const { chainId, address } = accountOf(token.sub)
        return { expires: session.expires, chainId, address }
      },
    },
  }
  const app = new Hono()
  app.use(refuseForeign(origin))
  app.get('/auth/nonce', (context) =>
    context.json({ nonce: nonces.issue(visitorOf.give(context)) }),
  )
  app.all('/api/auth/*', (context) => Auth(context.req.raw, config))
  app.get('/api/account', async (context) => {
    // With Next.js this is `await auth()`.
    const { headers } = context.req.raw
    const answer = await Auth(new Request(`${origin}/api/auth/session`, { headers }), config)
    const session: { chainId: string; address: string } | null = await answer.json()
    return session ? context.text(`${session.chainId}:${session.address}`) : context.body(null, 401)
  })
  return app
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The parts of `eip155:1:0x…`. */
function accountOf(id = '') {
  const end = id.lastIndexOf(':')
  return { chainId: id.slice(0, end), address: id.slice(end + 1) }
}
