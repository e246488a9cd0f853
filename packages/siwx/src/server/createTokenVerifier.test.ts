import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createTokenVerifier } from './createTokenVerifier.js'
import { account, createIssuer, now, seconds, server } from './testing/createIssuer.js'

type Issuer = Awaited<ReturnType<typeof createIssuer>>
const verifierOf = (issuer: Issuer, more: Partial<createTokenVerifier.Options> = {}) =>
  createTokenVerifier({ server, audience: 'market', fetch: issuer.serve, now: () => now, ...more })

test('a good token is of its account, and the keys are fetched once', async () => {
  const issuer = await createIssuer()
  const { verifyToken } = verifierOf(issuer)
  const expected = {
    ...{ account, address: account.slice(9), chainId: 'eip155:1', session: 's' },
    ...{ domain: 'market.example', uri: 'https://market.example/', expiresAt: now + 300_000 },
  }
  expect(await verifyToken(await issuer.sign())).toEqual(expected)
  expect(await verifyToken(await issuer.sign())).toEqual(expected)
  expect(issuer.seen).toEqual(['/auth/v1/jwks'])
})

test.each([
  ['of another project', { aud: 'other' }, {}],
  ['of another server', { iss: 'https://evil.example' }, {}],
  ['that is over', { exp: seconds - 1 }, {}],
  ['without an account', { sub: 'ann' }, {}],
  ['of another kind', {}, { typ: 'JWT' }],
  ['of an unknown key', {}, { kid: 'other' }],
] as const)('a token %s is none', async (_, claims, header) => {
  const issuer = await createIssuer()
  expect(await verifierOf(issuer).verifyToken(await issuer.sign(claims, header))).toBeUndefined()
})

test('what another key signed is none, nor what is unsigned, changed or long', async () => {
  const [issuer, thief] = await Promise.all([createIssuer(), createIssuer()])
  const { verifyToken } = verifierOf(issuer)
  expect(await verifyToken(await thief.sign())).toBeUndefined()
  const [head = '', payload = '', mac = ''] = (await issuer.sign()).split('.')
  const unsigned = btoa('{"alg":"none","typ":"at+jwt"}').replace(/=/g, '')
  const mac256 = btoa('{"alg":"HS256","typ":"at+jwt","kid":"first"}').replace(/=/g, '')
  for (const token of [
    `${unsigned}.${payload}.`,
    `${mac256}.${payload}.${mac}`,
    `${head}.${payload}x.${mac}`,
    'a.b.c',
    '',
    'a'.repeat(10_000),
  ])
    expect(await verifyToken(token)).toBeUndefined()
})

test('where the keys cannot be fetched nothing is said of the token', async () => {
  const issuer = await createIssuer()
  const down: typeof fetch = () => Promise.reject(new TypeError('fetch failed'))
  await expect(
    verifierOf(issuer, { fetch: down }).verifyToken(await issuer.sign()),
  ).rejects.toThrow()
  const failing: typeof fetch = async () => new Response('', { status: 500 })
  await expect(
    verifierOf(issuer, { fetch: failing }).verifyToken(await issuer.sign()),
  ).rejects.toThrow()
})

test('a session that was ended counts at once where the server is asked each time', async () => {
  const issuer = await createIssuer()
  const { verifyToken } = verifierOf(issuer, { isRevocable: true })
  const token = await issuer.sign()
  expect(await verifyToken(token)).toMatchObject({ account })
  issuer.close()
  expect(await verifyToken(token)).toBeUndefined()
  expect(await verifierOf(issuer).verifyToken(token)).toMatchObject({ account })
})

/** A browser with a key, which proves it for its requests. */
async function createBrowser() {
  const keys = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(keys.publicKey)
  const { calculateJwkThumbprint } = await import('jose')
  return {
    jkt: await calculateJwkThumbprint(jwk),
    async prove(token: string, claims: Record<string, unknown> = {}, header: object = {}) {
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
      return new SignJWT({
        ...{ htm: 'POST', htu: 'https://api.market.example/orders', iat: seconds },
        ...{ jti: 'a'.repeat(20), ath: Buffer.from(hash).toString('base64url'), ...claims },
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...header })
        .sign(keys.privateKey)
    },
  }
}
const requestWith = (token: string, dpop?: string, url = 'https://api.market.example/orders?a=1') =>
  new Request(url, {
    method: 'POST',
    headers: { authorization: `${dpop ? 'DPoP' : 'Bearer'} ${token}`, ...(dpop && { dpop }) },
  })

test('a token that is bound to a browser’s key is of no use without a proof of it', async () => {
  const [issuer, browser, thief] = await Promise.all([
    createIssuer(),
    createBrowser(),
    createBrowser(),
  ])
  const { verifyRequest, verifyToken } = verifierOf(issuer)
  const token = await issuer.sign({ cnf: { jkt: browser.jkt } })
  const good = await browser.prove(token)
  expect(await verifyRequest(requestWith(token, good))).toMatchObject({ account })
  expect(await verifyToken(token)).toBeUndefined()
  expect(await verifyRequest(requestWith(token))).toBeUndefined()
  const refused = [
    await thief.prove(token),
    await browser.prove(await issuer.sign({ cnf: { jkt: browser.jkt }, sid: 't' })),
    await browser.prove(token, { htm: 'GET' }),
    await browser.prove(token, { htu: 'https://evil.example/orders' }),
    await browser.prove(token, { iat: seconds - 121 }),
    await browser.prove(token, { iat: seconds + 121 }),
    await browser.prove(token, { ath: undefined }),
    await browser.prove(token, {}, { typ: 'JWT' }),
    'a.b.c',
  ]
  for (const proof of refused)
    expect(await verifyRequest(requestWith(token, proof))).toBeUndefined()
  const other = 'https://api.market.example/other'
  expect(await verifyRequest(requestWith(token, good, other))).toBeUndefined()
})

test('a proof counts once where the host notes it, and behind a proxy by the public address', async () => {
  const [issuer, browser] = await Promise.all([createIssuer(), createBrowser()])
  const known = new Set<string>()
  const { verifyRequest } = verifierOf(issuer, {
    publicUrl: 'https://api.market.example/',
    isNewProof: (id) => !known.has(id) && known.add(id).size > 0,
  })
  const token = await issuer.sign({ cnf: { jkt: browser.jkt } })
  const request = async () =>
    verifyRequest(requestWith(token, await browser.prove(token), 'http://10.0.0.1:3000/orders'))
  expect(await request()).toMatchObject({ account })
  expect(await request()).toBeUndefined()
})

test('a request without a token is of no account', async () => {
  const { verifyRequest } = verifierOf(await createIssuer())
  expect(await verifyRequest(new Request('https://api.market.example/'))).toBeUndefined()
  const headers = { authorization: 'Basic YTpi' }
  expect(
    await verifyRequest(new Request('https://api.market.example/', { headers })),
  ).toBeUndefined()
})
