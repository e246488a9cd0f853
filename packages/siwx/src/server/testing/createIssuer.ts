import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export const now = Date.UTC(2026, 1, 1)
export const server = 'https://foyer.market.example'
export const account = 'eip155:1:0x000000000000000000000000000000000000dEaD'
export const seconds = Math.floor(now / 1_000)

/** What Foyer's server signs, by a key of its own; `serve` is the server itself. */
export async function createIssuer(kid = 'first') {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' }
  const seen: string[] = []
  let isOpen = true
  return {
    jwk,
    seen,
    close: () => {
      isOpen = false
    },
    serve: (async (url) => {
      seen.push(new URL(String(url)).pathname)
      if (String(url).endsWith('/me')) return new Response('{}', { status: isOpen ? 200 : 401 })
      return Response.json({ keys: [jwk] })
    }) as typeof fetch,
    sign: (claims: Record<string, unknown> = {}, header: Record<string, unknown> = {}) =>
      new SignJWT({
        ...{ iss: server, aud: 'market', sub: account, sid: 's', domain: 'market.example' },
        ...{ uri: 'https://market.example/', iat: seconds, exp: seconds + 300, ...claims },
      })
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'at+jwt', ...header })
        .sign(privateKey),
  }
}
