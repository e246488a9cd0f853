import { createNonce } from '@foyer/siwx/server'
import { cookies } from 'next/headers'
import { nonces } from '../../../auth'

/** A nonce of this browser, which a cookie tells from others before it has a session. */
export async function GET() {
  const store = await cookies()
  const visitor = store.get('visitor')?.value ?? createNonce()
  store.set('visitor', visitor, { httpOnly: true, secure: true, sameSite: 'lax', path: '/' })
  return Response.json({ nonce: nonces.issue(visitor) })
}
