import { createNonce, verifySignIn } from '@foyer/siwx/server'
import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Backend } from '../serve/Backend.js'
import { createNonces } from '../serve/createNonces.js'
import { refuseForeign } from '../serve/refuseForeign.js'
import { visitorOf } from '../serve/visitorOf.js'

type Session = { readonly address: string; readonly chainId: string; readonly until: number }

const lifeMs = 86_400_000
const cookie = { httpOnly: true, secure: true, sameSite: 'Lax', path: '/' } as const

/** A backend with sessions of its own. They stand in memory here; a real one keeps them in its database, by the hash of the cookie. */
export const createCookieBackend: Backend = ({ origin, now }) => {
  const nonces = createNonces(now)
  const sessions = new Map<string, Session>()
  const find = (id: string | undefined) => {
    const session = sessions.get(id ?? '')
    return session && now() < session.until ? session : undefined
  }
  const app = new Hono()
  app.use(refuseForeign(origin))

  app.get('/auth/nonce', (context) =>
    context.json({ nonce: nonces.issue(visitorOf.give(context)) }),
  )

  app.post('/auth/verify', async (context) => {
    const { message, signature, publicKey, chainId } = await context.req.json()
    const verdict = await verifySignIn({
      ...{ message, signature, publicKey, chainId, now },
      origins: [origin],
      nonce: (nonce) => nonces.take(visitorOf.read(context), nonce),
    })
    // Outside, all faults are alike.
    if ('fault' in verdict) return context.body(null, 401)
    // Never the id of before: it may be another's who wrote the cookie.
    sessions.delete(getCookie(context, 'session') ?? '')
    const id = createNonce()
    const { signIn } = verdict
    sessions.set(id, { address: signIn.address, chainId: signIn.chainId, until: now() + lifeMs })
    setCookie(context, 'session', id, { ...cookie, maxAge: lifeMs / 1_000 })
    return context.body(null, 204)
  })

  app.get('/auth/session', (context) => {
    const session = find(getCookie(context, 'session'))
    if (!session) return context.body(null, 401)
    const { address, chainId, until } = session
    return context.json({ address, chainId, expirationTime: new Date(until).toISOString() })
  })

  app.post('/auth/sign-out', (context) => {
    sessions.delete(deleteCookie(context, 'session', cookie) ?? '')
    return context.body(null, 204)
  })

  app.get('/api/account', (context) => {
    const session = find(getCookie(context, 'session'))
    return session ? context.text(`${session.chainId}:${session.address}`) : context.body(null, 401)
  })
  return app
}
