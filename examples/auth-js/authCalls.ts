import type { BackendCalls } from '@foyer/siwx'

/** The calls of Auth.js as a page makes them, with or without a framework. */
export const authCalls: BackendCalls = {
  nonce: '/auth/nonce',
  async verify(signed) {
    const { url } = await post('callback/credentials', { ...signed })
    return !new URL(url).searchParams.has('error')
  },
  async session() {
    const session = await get('session')
    return session && { ...session, expirationTime: session.expires }
  },
  signOut: () => post('signout', {}),
}

async function get(path: string) {
  const answer = await fetch(`/api/auth/${path}`)
  if (!answer.ok) throw new Error(`Auth.js answers ${answer.status}`)
  return answer.json()
}

/** A form, with the token by which Auth.js knows that a page of its own sent it. */
async function post(
  path: string,
  fields: Record<string, string | undefined>,
): Promise<{ url: string }> {
  const { csrfToken } = await get('csrf')
  const answer = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'X-Auth-Return-Redirect': '1' },
    body: new URLSearchParams(JSON.parse(JSON.stringify({ ...fields, csrfToken }))),
  })
  if (!answer.ok && answer.status !== 401) throw new Error(`Auth.js answers ${answer.status}`)
  return answer.json()
}
