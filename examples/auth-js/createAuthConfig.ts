import Credentials from '@auth/core/providers/credentials'
import { verifySignIn } from '@foyer/siwx/server'
import { parse } from 'hono/utils/cookie'
import type { createNonces } from '../serve/createNonces.js'

/** Auth.js with wallets as its credentials: it keeps the session in a sealed cookie that no script reads. With Next.js `NextAuth` takes the same. */
export function createAuthConfig({ origin, nonces, now, secret }: createAuthConfig.Parameters) {
  return {
    basePath: '/api/auth',
    trustHost: true,
    secret,
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
}

export declare namespace createAuthConfig {
  type Parameters = {
    /** Where the page is: texts for any other place are refused. */
    readonly origin: string
    readonly nonces: ReturnType<typeof createNonces>
    /** Milliseconds since 1970. */
    readonly now: () => number
    /** Seals the cookie. A real one is the same in every process and at every start. */
    readonly secret: string
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The parts of `eip155:1:0x…`. */
function accountOf(id = '') {
  const end = id.lastIndexOf(':')
  return { chainId: id.slice(0, end), address: id.slice(end + 1) }
}
