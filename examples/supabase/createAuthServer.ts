import { createNonce, verifySignIn } from '@foyer/siwx/server'
import { base58, base64urlnopad } from '@scure/base'
import { Hono } from 'hono'
import { jwtVerify, SignJWT } from 'jose'
import type { BackendSetting } from '../serve/Backend.js'

const tokenS = 3_600
const namespaces: Readonly<Record<string, string>> = { ethereum: 'eip155:', solana: 'solana:' }

type Session = { readonly id: string; readonly user: object }

/**
 * Stands in for Supabase's auth server, offline: `token?grant_type=web3` and `refresh_token`, `user` and `logout` in its shapes, with its rules (the
 * signature, the page's address, the time of the text) and like it without a nonce of its own.
 */
export function createAuthServer({ origin, now }: BackendSetting) {
  const secret = new TextEncoder().encode(createNonce() + createNonce())
  /** By the token that renews it, which is good once. */
  const sessions = new Map<string, Session>()

  const answer = async ({ id, user }: Session) => {
    const refresh = createNonce()
    sessions.set(refresh, { id, user })
    const expires = Math.floor(now() / 1_000) + tokenS
    const token = new SignJWT({ session_id: id, user }).setProtectedHeader({ alg: 'HS256' })
    return {
      ...{ access_token: await token.setExpirationTime(expires).sign(secret), user },
      ...{ token_type: 'bearer', expires_in: tokenS, expires_at: expires, refresh_token: refresh },
    }
  }
  const find = async (header = '') => {
    const token = header.replace(/^Bearer /, '')
    const currentDate = new Date(now())
    const verified = await jwtVerify(token, secret, { currentDate }).catch(() => undefined)
    return [...sessions.values()].find(({ id }) => id === verified?.payload.session_id)
  }
  const end = (id: string) => {
    for (const [refresh, session] of sessions) if (session.id === id) sessions.delete(refresh)
  }
  const app = new Hono()

  app.post('/token', async (context) => {
    const body = await context.req.json()
    if (context.req.query('grant_type') === 'refresh_token') {
      const session = sessions.get(body.refresh_token)
      sessions.delete(body.refresh_token)
      return session ? context.json(await answer(session)) : context.json(refused, 400)
    }
    const claims = await verify(body, { origin, now })
    if (!claims) return context.json(refused, 400)
    const user = {
      ...{ id: `web3:${claims.chain}:${claims.address}`, aud: 'authenticated' },
      user_metadata: { custom_claims: claims },
    }
    return context.json(await answer({ id: createNonce(), user }))
  })

  app.get('/user', async (context) => {
    const session = await find(context.req.header('authorization'))
    return session ? context.json(session.user) : context.json(refused, 401)
  })

  app.post('/logout', async (context) => {
    const session = await find(context.req.header('authorization'))
    if (!session) return context.json(refused, 401)
    end(session.id)
    return context.body(null, 204)
  })
  return app
}

const refused = { error: 'invalid_grant', error_description: 'Refused' }

type Grant = { readonly chain: string; readonly message: string; readonly signature: string }

/** What Supabase keeps of a text that it takes. */
async function verify({ chain, message, signature }: Grant, { origin, now }: BackendSetting) {
  const verdict = await verifySignIn({
    ...{ message, signature: chain === 'solana' ? toBase58(signature) : signature, now },
    ...{ origins: [origin], nonce: () => true },
  })
  if ('fault' in verdict || !verdict.signIn.chainId.startsWith(namespaces[chain] ?? '?')) return
  const { address, chainId } = verdict.signIn
  return { chain, address, network: chainId.slice(chainId.indexOf(':') + 1) }
}

function toBase58(signature: string): string {
  try {
    return base58.encode(base64urlnopad.decode(signature))
  } catch {
    return ''
  }
}
