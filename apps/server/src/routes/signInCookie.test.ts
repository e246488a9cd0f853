import { afterAll, beforeAll, expect, test } from 'vitest'
import { newKey, page, startSignIns } from '../testing/startSignIns.js'

let server: Awaited<ReturnType<typeof startSignIns>>
beforeAll(async () => {
  server = await startSignIns({
    FOYER_ADDRESS_SIGN_INS_PER_MINUTE: '0',
    FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0',
  })
})
afterAll(() => server.stop())

type From = NonNullable<Parameters<typeof server.send>[3]>

/** A sign-in whose session a cookie holds. */
async function signIn(from: From = {}) {
  const { nonce, token } = await server.nonce(from)
  const key = newKey()
  const message = server.write({ nonce, address: key.address })
  const signature = await key.signMessage({ message })
  const answer = await server.authenticate(token, { message, signature, byCookie: true }, from)
  const given = answer.headers.get('set-cookie') ?? ''
  const cookie = given.split(';')[0] ?? ''
  const call = (method: string, path: string, more: From = {}) =>
    server.send(method, `/auth/v1/${path}`, method === 'GET' ? undefined : {}, {
      ...more,
      headers: { cookie, ...more.headers },
    })
  return { answer, given, cookie, call, address: key.address, secret: cookie.split('=')[1] ?? '' }
}

test('a cookie holds a session: the page gets nothing that opens it, and ends it', async () => {
  const { answer, given, call, address, secret } = await signIn()
  const text = await answer.text()
  expect(JSON.parse(text)).toEqual({
    ...{ byCookie: true, session: expect.any(String), expiresAt: expect.any(Number) },
  })
  expect(text).not.toContain(secret)
  expect(given).toMatch(
    /^__Host-foyer-[\da-f]{16}=[\w-]{40,}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
  expect(await (await call('GET', 'me')).json()).toMatchObject({ address })
  expect(await (await call('GET', 'sessions')).json()).toMatchObject([{ isCurrent: true }])
  // As the host's backend asks, which is no page.
  expect((await call('GET', 'me', { origin: '' })).status).toBe(200)
  const out = await call('POST', 'sign-out')
  expect(out.status).toBe(200)
  expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
  expect((await call('GET', 'me')).status).toBe(401)
})

test.each([
  ['another page of the project', 'https://two.example', 401],
  ['a page that it does not list', 'https://evil.shop.example', 403],
  ['another port', `${page}:8443`, 403],
  ['no page at all', '', 401],
])('a request with the cookie from %s changes nothing', async (_, origin, status) => {
  const { call } = await signIn()
  expect((await call('POST', 'sign-out', { origin })).status).toBe(status)
  if (origin) expect((await call('GET', 'me', { origin })).status).toBe(status)
  expect((await call('GET', 'me')).status).toBe(200)
})

test('the secret of a cookie renews no tokens, and what renews tokens is no cookie', async () => {
  const { secret, cookie, call } = await signIn()
  const renewed = await server.send('POST', '/auth/v1/refresh', { refresh: secret })
  expect(renewed.status).toBe(401)
  const { refresh } = (await (await server.signIn()).json()) as { refresh: string }
  const forged = `${cookie.split('=')[0]}=${refresh}`
  const asked = { headers: { cookie: forged } }
  expect((await server.send('GET', '/auth/v1/me', undefined, asked)).status).toBe(401)
  expect((await call('GET', 'me')).status).toBe(200)
})

test('a cookie is of its project', async () => {
  const { call } = await signIn()
  expect((await call('GET', 'me', { project: 'other' })).status).toBe(401)
})

test('a session that is bound to a browser’s key needs its proof with the cookie, too', async () => {
  const keys = await server.newKeys()
  const { call } = await signIn({ keys })
  expect((await call('POST', 'sign-out')).status).toBe(401)
  expect((await call('POST', 'sign-out', { keys: await server.newKeys() })).status).toBe(401)
  expect((await call('POST', 'sign-out', { keys })).status).toBe(200)
})

test('a page of another site, whose browser would not send it, gets no cookie', async () => {
  const { answer, given } = await signIn({ headers: { 'sec-fetch-site': 'cross-site' } })
  expect(answer.status).toBe(400)
  expect(given).toBe('')
})

test('neither log nor database has the secret, and the session is in use as long as it is asked for', async () => {
  const { secret, call } = await signIn()
  server.clock.now += 2 * 3_600_000
  const sessions = (await (await call('GET', 'sessions')).json()) as { usedAt: number }[]
  await call('GET', 'me')
  const again = (await (await call('GET', 'sessions')).json()) as { usedAt: number }[]
  expect(again[0]?.usedAt).toBe(server.clock.now)
  expect(sessions).toHaveLength(1)
  const { rows } = (await server.database.db.execute(
    'select * from sign_in_sessions',
  )) as unknown as { rows: unknown[] }
  const kept = JSON.stringify(rows) + server.lines.join()
  for (const part of [secret, secret.slice(22)]) expect(kept).not.toContain(part)
})
