import { Auth } from '@auth/core'
import { createNonce } from '@foyer/siwx/server'
import { Hono } from 'hono'
import type { Backend } from '../serve/Backend.js'
import { createNonces } from '../serve/createNonces.js'
import { refuseForeign } from '../serve/refuseForeign.js'
import { visitorOf } from '../serve/visitorOf.js'
import { createAuthConfig } from './createAuthConfig.js'

/** Auth.js without a framework. */
export const createAuthJsBackend: Backend = ({ origin, now }) => {
  const nonces = createNonces(now)
  const config = createAuthConfig({ origin, nonces, now, secret: createNonce() + createNonce() })
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
