import { Hono } from 'hono'
import type { Backend } from '../serve/Backend.js'
import { createAuthServer } from './createAuthServer.js'

/** A host's backend beside Supabase: it asks the auth server whose token a request brings. */
export const createSupabaseBackend: Backend = (setting) => {
  const authServer = createAuthServer(setting)
  const app = new Hono()
  app.route('/auth/v1', authServer)
  app.get('/api/account', async (context) => {
    const { authorization = '' } = context.req.header()
    // With Supabase's client: `auth.getUser(token)`.
    const answer = await authServer.request('/user', { headers: { authorization } })
    if (!answer.ok) return context.body(null, 401)
    const { user_metadata } = (await answer.json()) as User
    const { chain, address } = user_metadata.custom_claims
    return context.text(`${chain}:${address}`)
  })
  return app
}

type User = { user_metadata: { custom_claims: { chain: string; address: string } } }
