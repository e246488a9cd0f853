import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashOf } from '../secrets/hashOf.js'
import { newSecret } from '../secrets/newSecret.js'
import { newKey, page, startSignIns, type Tokens } from '../testing/startSignIns.js'

let server: Awaited<ReturnType<typeof startSignIns>>
beforeAll(async () => {
  server = await startSignIns({
    FOYER_ADDRESS_SIGN_INS_PER_MINUTE: '0',
    FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0',
    FOYER_NETWORKS: JSON.stringify({ 'eip155:8453': { rpc: ['http://127.0.0.1:9'] } }),
    FOYER_ONRAMP_PROVIDERS: JSON.stringify({
      moonpay: { key: 'pk_test_1', secret: 'sk_test_1', url: 'http://127.0.0.1:9' },
    }),
  })
})
beforeEach(() => {
  server.clock.now = startedAt
  server.lines.length = 0
})
afterAll(() => server.stop())

const startedAt = Date.UTC(2026, 1, 1)
const minute = 60_000
const body = async <value>(answer: Response | Promise<Response>) =>
  (await (await answer).json()) as value
const tokensOf = async (answer: Response): Promise<Tokens> => {
  expect(answer.status).toBe(200)
  return body(answer)
}
/** What the host sees of every refusal. */
const refused = {
  status: 'FAILED',
  reasons: [{ name: 'sign_in_refused', description: 'You are not signed in. Sign in again.' }],
}
async function expectRefused(answer: Response, fault?: string) {
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual(refused)
  if (fault) expect(server.faults().at(-1)).toBe(fault)
}

test('an account signs in, is known by its token, and signs out', async () => {
  const key = newKey()
  const { token, session } = await tokensOf(await server.signIn({}, {}, { key }))
  const me = await server.send('GET', '/auth/v1/me', undefined, { token })
  expect(await me.json()).toEqual({
    ...{ address: key.address, chainId: 'eip155:1', domain: 'shop.example', session },
    ...{ uri: `${page}/login`, issuedAt: server.clock.now },
    expiresAt: server.clock.now + 30 * 24 * 60 * minute,
  })
  expect((await server.send('POST', '/auth/v1/sign-out', {}, { token })).status).toBe(200)
  await expectRefused(await server.send('GET', '/auth/v1/me', undefined, { token }), 'session')
})

test('a token is verified by the public keys, and says the account, the project and when it ends', async () => {
  const key = newKey()
  const { token } = await tokensOf(await server.signIn({}, {}, { key }))
  const set = await body<{ keys: never[] }>(server.app.request('/.well-known/jwks.json'))
  const { payload } = await jwtVerify(token, createLocalJWKSet(set), {
    ...{
      issuer: 'https://server.example',
      audience: 'shop',
      currentDate: new Date(server.clock.now),
    },
  })
  expect(payload.sub).toBe(`eip155:1:${key.address}`)
  expect(Number(payload.exp) - Number(payload.iat)).toBe(300)
  expect(JSON.stringify(set)).not.toContain('"d"')
  // Another process, and the next start, have the same key.
  expect(await server.start().signIns.publicKeys()).toEqual(set)
})

test.each([
  ['domain', { domain: 'evil.example' }],
  ['domain', { domain: 'login.shop.example' }],
  ['domain', { domain: 'shop.example.evil.example' }],
  ['domain', { domain: 'shop.example:8443' }],
  ['domain', { domain: 'xn--shp-6na.example' }],
  ['domain', { domain: 'two.example' }],
  ['uri', { uri: 'https://evil.example/' }],
  ['uri', { uri: 'https://two.example/' }],
  ['uri', { uri: 'http://shop.example/' }],
  ['issuedAt', { issuedAt: '2026-01-31T23:49:59Z' }],
  ['issuedAt', { issuedAt: '2026-02-01T00:01:01Z' }],
  ['expirationTime', { expirationTime: '2026-01-31T00:00:00Z' }],
  ['notBefore', { notBefore: '2026-02-01T00:00:01Z' }],
  ['nonce', { nonce: 'a'.repeat(26) }],
  [
    'recap',
    { resources: ['urn:recap:eyJhdHQiOnsiZWlwMTU1Ijp7InJlcXVlc3QvZXRoX3NpZ24iOlt7fV19fX0'] },
  ],
])(
  'a text with a wrong %s opens no session, and the reason is in the log alone: %o',
  async (fault, change) => {
    await expectRefused(await server.signIn(change), fault)
  },
)

test.each([
  ['a line at its end', (text: string) => `${text}\n`],
  ['ends of lines of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a look-alike letter', (text: string) => text.replace('Nonce', 'Nоnce')],
  ['no text at all', () => 'Hello'],
])('a text with %s opens no session', async (_, edit) => {
  await expectRefused(await server.signIn({}, {}, { edit }), 'form')
})

test('a message of a megabyte is not read', async () => {
  const { token } = await server.nonce()
  const message = 'a'.repeat(1_000_000)
  expect((await server.authenticate(token, { message, signature: '0x' })).status).toBe(413)
  const long = 'a'.repeat(20_000)
  expect((await server.authenticate(token, { message: long, signature: '0x' })).status).toBe(400)
})

test('a signature of another key opens no session, and five of them burn the nonce', async () => {
  const [key, thief] = [newKey(), newKey()]
  const { nonce, token } = await server.nonce()
  const message = server.write({ nonce, address: key.address })
  const good = await key.signMessage({ message })
  const wrong = await thief.signMessage({ message })
  for (let tries = 0; tries < 5; tries += 1)
    await expectRefused(
      await server.authenticate(token, { message, signature: wrong }),
      'signature',
    )
  await expectRefused(await server.authenticate(token, { message, signature: good }), 'nonce')
})

test('one proof of a browser opens one session, however many come at once', async () => {
  const keys = await server.newKeys()
  const jti = 'b'.repeat(20)
  const signIn = () => server.signIn({}, { keys, proof: { jti } })
  const answers = await Promise.all([signIn(), signIn(), signIn()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  await expectRefused(await signIn(), 'nonce')
  // What is refused uses neither up.
  const key = newKey()
  const { nonce, token } = await server.nonce()
  const message = server.write({ nonce, address: key.address })
  const proof = { keys, proof: { jti: 'c'.repeat(20) } }
  await expectRefused(await server.authenticate(token, { message, signature: '0x12' }, proof))
  const signature = await key.signMessage({ message })
  await tokensOf(await server.authenticate(token, { message, signature }, proof))
})

test('four wrong signatures do not burn it', async () => {
  const key = newKey()
  const { nonce, token } = await server.nonce()
  const message = server.write({ nonce, address: key.address })
  for (let tries = 0; tries < 4; tries += 1)
    await expectRefused(await server.authenticate(token, { message, signature: '0x12' }))
  const signature = await key.signMessage({ message })
  await tokensOf(await server.authenticate(token, { message, signature }))
})

test('of one text that comes twice at once one session comes, 20 times', async () => {
  for (let round = 0; round < 20; round += 1) {
    const key = newKey()
    const { nonce, token } = await server.nonce()
    const message = server.write({ nonce, address: key.address })
    const signature = await key.signMessage({ message })
    const send = () => server.authenticate(token, { message, signature })
    const statuses = await Promise.all(
      [send(), send(), send()].map(async (one) => (await one).status),
    )
    expect(statuses.sort()).toEqual([200, 401, 401])
    await expectRefused(await send(), 'nonce')
  }
})

test('a nonce is good for ten minutes, in this browser, project and page alone', async () => {
  const key = newKey()
  const attempt = async (from: object, late = 0, pass?: string) => {
    const { nonce, token } = await server.nonce()
    server.clock.now += late
    const message = server.write({ nonce, address: key.address })
    const signature = await key.signMessage({ message })
    return server.authenticate(pass ?? token, { message, signature }, from)
  }
  expect((await attempt({})).status).toBe(200)
  expect((await attempt({}, 10 * minute - 1)).status).toBe(200)
  await expectRefused(await attempt({}, 10 * minute), 'nonce')
  await expectRefused(await attempt({ project: 'other' }), 'nonce')
  await expectRefused(await attempt({ origin: 'https://two.example' }), 'domain')
  // Another browser has a nonce, and with it a token, of its own.
  const { token: foreign } = await server.nonce()
  await expectRefused(await attempt({}, 0, foreign), 'nonce')
  for (const forged of [`${foreign.split('.')[0]}.AAAA`, 'e30.e30', '.', 'a'])
    await expectRefused(await attempt({}, 0, forged), 'nonce')
})

test('a page of the server’s own origin signs in: its browser names no page where it asks for a nonce', async () => {
  const { nonce, token } = await server.nonce({ origin: '', headers: site('same-origin') })
  const key = newKey()
  const message = server.write({ nonce, address: key.address })
  const signature = await key.signMessage({ message })
  const attempt = (headers?: Record<string, string>) =>
    server.authenticate(token, { message, signature }, { headers: headers ?? {} })
  for (const other of ['same-site', 'cross-site'])
    await expectRefused(await attempt(site(other)), 'nonce')
  expect((await attempt(site('same-origin'))).status).toBe(200)
  // A browser without such headers.
  const plain = await server.nonce({ origin: '' })
  const text = server.write({ nonce: plain.nonce, address: key.address })
  const signed = { message: text, signature: await key.signMessage({ message: text }) }
  expect((await server.authenticate(plain.token, signed)).status).toBe(200)
})

const site = (value: string) => ({ 'sec-fetch-site': value })

test('a page that the project does not list gets no nonce', async () => {
  const answer = await server.send('GET', '/auth/v1/nonce', undefined, {
    origin: 'https://evil.example',
  })
  expect(answer.status).toBe(403)
})

test('10,000 nonces of one network address are too many, and none of them is stored', async () => {
  const limited = await startSignIns({ FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0' })
  const statuses = new Map<number, number>()
  for (let index = 0; index < 10_000; index += 1) {
    const { status } = await limited.send('GET', '/auth/v1/nonce', undefined)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(statuses.get(200)).toBe(120)
  expect(statuses.get(429)).toBe(9_880)
  const { rows } = (await limited.database.db.execute(
    'select count(*)::int as count from sign_in_nonces',
  )) as unknown as { rows: { count: number }[] }
  expect(rows).toEqual([{ count: 0 }])
  await limited.stop()
})

test('a token that was stolen is of no use without the key of the browser', async () => {
  const keys = await server.newKeys()
  const { token, refresh } = await tokensOf(await server.signIn({}, { keys }))
  const use = (from: object) =>
    server.send('GET', '/auth/v1/sessions', undefined, { token, ...from })
  expect((await use({ keys })).status).toBe(200)
  await expectRefused(await use({}))
  await expectRefused(await use({ headers: { authorization: `Bearer ${token}` } }))
  await expectRefused(await use({ keys: await server.newKeys() }))
  for (const proof of [
    { htu: 'https://evil.example/auth/v1/sessions' },
    { htu: 'https://server.example/auth/v1/sign-out' },
    { htm: 'POST' },
  ])
    expect((await use({ keys, proof })).status).toBe(401)
  // The same proof once more.
  const jti = 'a'.repeat(20)
  expect((await use({ keys, proof: { jti } })).status).toBe(200)
  expect((await use({ keys, proof: { jti } })).status).toBe(401)
  const renew = (from: object) => server.send('POST', '/auth/v1/refresh', { refresh }, from)
  await expectRefused(await renew({}), 'refresh')
  await expectRefused(await renew({ keys: await server.newKeys() }), 'refresh')
  const out = await server.send('POST', '/auth/v1/sign-out', {}, { token })
  await expectRefused(out)
  await tokensOf(await renew({ keys }))
})

test('a token is of its project, ends, and is of this server’s making', async () => {
  const { token } = await tokensOf(await server.signIn())
  const list = (from: object) =>
    server.send('GET', '/auth/v1/sessions', undefined, { token, ...from })
  expect((await list({})).status).toBe(200)
  await expectRefused(await list({ project: 'other' }), 'session')
  const [head = '', payload = '', mac = ''] = token.split('.')
  const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')
  for (const forged of [
    `${none}.${payload}.`,
    `${head}.${payload}.${mac.slice(2)}aa`,
    'e30.e30.e30',
  ])
    await expectRefused(await list({ token: forged }), 'session')
  server.clock.now += 5 * minute + 1_000
  await expectRefused(await list({}), 'session')
})

test('a token is renewed by a secret that changes each time, and a stolen secret ends the session', async () => {
  const first = await tokensOf(await server.signIn())
  const renew = (refresh: string, from: object = {}) =>
    server.send('POST', '/auth/v1/refresh', { refresh }, from)
  await expectRefused(await renew(first.refresh, { project: 'other' }), 'refresh')
  const second = await tokensOf(await renew(first.refresh))
  expect(second.refresh).not.toBe(first.refresh)
  expect(second.session).toBe(first.session)
  // The answer was lost, or another tab was as fast.
  await tokensOf(await renew(first.refresh))
  const fourth = await tokensOf(await renew(second.refresh))
  server.clock.now += 2 * minute
  const last = await tokensOf(await renew(fourth.refresh))
  server.clock.now += 2 * minute
  await expectRefused(await renew(fourth.refresh), 'refresh')
  await expectRefused(await renew(last.refresh), 'refresh')
})

test('a secret of long ago ends the session, however often a thief renewed it since', async () => {
  const renew = (refresh: string, from: object = {}) =>
    server.send('POST', '/auth/v1/refresh', { refresh }, from)
  const first = await tokensOf(await server.signIn())
  let stolen = await tokensOf(await renew(first.refresh))
  for (let round = 0; round < 3; round += 1) {
    server.clock.now += 5 * minute
    stolen = await tokensOf(await renew(stolen.refresh))
  }
  // Ids stand in tokens and lists: what merely begins with one ends nothing.
  const { session, refresh } = stolen
  const forged = `${session}${'A'.repeat(refresh.length - session.length)}`
  for (const made of [forged, `${session}${'A'.repeat(43)}`, `${refresh}A`, refresh.slice(0, -1)])
    await expectRefused(await renew(made), 'refresh')
  await expectRefused(await renew(first.refresh, { project: 'other' }), 'refresh')
  stolen = await tokensOf(await renew(stolen.refresh))
  await expectRefused(await renew(first.refresh), 'refresh')
  await expectRefused(await renew(stolen.refresh), 'refresh')
  await expectRefused(
    await server.send('GET', '/auth/v1/me', undefined, { token: stolen.token }),
    'session',
  )
})

test('a secret from before secrets were recognised renews its session, and ends it when it comes late again', async () => {
  const { session } = await tokensOf(await server.signIn())
  const old = session + newSecret()
  await server.database.db.execute(
    `update sign_in_sessions set refresh = '${hashOf(old)}' where id = '${session}'`,
  )
  const renew = (refresh: string) => server.send('POST', '/auth/v1/refresh', { refresh })
  const { refresh } = await tokensOf(await renew(old))
  server.clock.now += 2 * minute
  await expectRefused(await renew(old), 'refresh')
  await expectRefused(await renew(refresh), 'refresh')
})

test('of two tabs that renew at once both get a token, 20 times', async () => {
  const { refresh } = await tokensOf(await server.signIn())
  let current = refresh
  for (let round = 0; round < 20; round += 1) {
    const renew = () => server.send('POST', '/auth/v1/refresh', { refresh: current })
    const both = await Promise.all([renew(), renew()])
    const answers = await Promise.all(both.map(tokensOf))
    const live = await Promise.all(
      answers.map(
        async ({ token }) => (await server.send('GET', '/auth/v1/me', undefined, { token })).status,
      ),
    )
    expect(live).toEqual([200, 200])
    // Whichever the tabs keep.
    current = answers[round % 2]?.refresh ?? ''
  }
})

test('a session ends with its message, or after its days, and its token not later', async () => {
  const expirationTime = new Date(server.clock.now + 2 * minute).toISOString()
  const short = await tokensOf(await server.signIn({ expirationTime }))
  expect(short.expiresAt).toBe(server.clock.now + 2 * minute)
  server.clock.now += 2 * minute
  await expectRefused(await server.send('POST', '/auth/v1/refresh', { refresh: short.refresh }))
  const { refresh } = await tokensOf(await server.signIn())
  server.clock.now += 30 * 24 * 60 * minute
  await expectRefused(await server.send('POST', '/auth/v1/refresh', { refresh }))
  await server.services.signIns.forget()
  const over = `until <= ${server.clock.now}`
  const { rows } = (await server.database.db.execute(
    `select (select count(*) from sign_in_sessions where ${over})::int + (select count(*) from sign_in_nonces where ${over})::int as count`,
  )) as unknown as { rows: { count: number }[] }
  expect(rows).toEqual([{ count: 0 }])
})

test('an account sees its sessions in all its browsers, of this project alone, and ends one or all', async () => {
  const key = newKey()
  const agent = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/130.0'
  const here = await tokensOf(
    await server.signIn({}, { headers: { 'user-agent': agent } }, { key }),
  )
  const there = await tokensOf(await server.signIn({ chainId: 'eip155:10' }, {}, { key }))
  await tokensOf(await server.signIn({}, { project: 'other' }, { key }))
  const stranger = await tokensOf(await server.signIn())
  const list = async (token: string) =>
    body<{ id: string; chainId: string; isCurrent: boolean; browser: string | null }[]>(
      server.send('GET', '/auth/v1/sessions', undefined, { token }),
    )
  const all = await list(here.token)
  expect(all.map(({ id }) => id).sort()).toEqual([here.session, there.session].sort())
  expect(all.find(({ isCurrent }) => isCurrent)).toMatchObject({
    ...{ id: here.session, browser: 'Firefox (Linux)', chainId: 'eip155:1' },
  })
  const revoke = (session: string, token: string) =>
    server.send('POST', `/auth/v1/sessions/${session}/revoke`, {}, { token })
  // Another's session stays.
  expect((await revoke(there.session, stranger.token)).status).toBe(200)
  expect(await list(there.token)).toHaveLength(2)
  expect((await revoke(there.session, here.token)).status).toBe(200)
  await expectRefused(
    await server.send('GET', '/auth/v1/sessions', undefined, { token: there.token }),
  )
  const again = await tokensOf(await server.signIn({}, {}, { key }))
  await server.send('POST', '/auth/v1/sign-out', { everywhere: true }, { token: here.token })
  await expectRefused(await server.send('GET', '/auth/v1/me', undefined, { token: again.token }))
  expect(await list(stranger.token)).toHaveLength(1)
})

test('a call that needs nothing said takes no body for an empty one, and others still need theirs', async () => {
  const key = newKey()
  const [one, other] = [await server.signIn({}, {}, { key }), await server.signIn({}, {}, { key })]
  const [here, there] = [await tokensOf(one), await tokensOf(other)]
  const post = (path: string) => server.send('POST', path, undefined, { token: here.token })
  expect((await post('/auth/v1/refresh')).status).toBe(400)
  expect((await post(`/auth/v1/sessions/${there.session}/revoke`)).status).toBe(200)
  expect((await post('/auth/v1/sign-out')).status).toBe(200)
  for (const { token } of [here, there])
    await expectRefused(await server.send('GET', '/auth/v1/me', undefined, { token }))
})

test('an account has no more than 50 sessions: the one in use least ends', async () => {
  const key = newKey()
  const first = await tokensOf(await server.signIn({}, {}, { key }))
  for (let index = 0; index < 50; index += 1) {
    server.clock.now += 1_000
    await tokensOf(await server.signIn({}, {}, { key }))
  }
  await expectRefused(await server.send('POST', '/auth/v1/refresh', { refresh: first.refresh }))
})

test('pages keep texts of an account, over its sessions', async () => {
  const keys = await server.newKeys()
  const key = newKey()
  const { token } = await tokensOf(await server.signIn({}, { keys }, { key }))
  const metadata = { nick: 'Ann' }
  const put = (from: object) => server.send('PUT', '/auth/v1/account-metadata', { metadata }, from)
  await expectRefused(await put({ token }))
  expect((await put({ token, keys })).status).toBe(200)
  const again = await tokensOf(await server.signIn({ chainId: 'eip155:10' }, { keys }, { key }))
  const { services, clock } = server
  const session = await services.signIns.find(again.token, 'shop')
  expect(await services.signIns.readAccount(session)).toEqual({
    ...{ metadata, firstSignedInAt: clock.now, lastSignedInAt: clock.now },
  })
})

test('no secret and no address is in the log, and the outcomes are counted', async () => {
  const key = newKey()
  const counted = async (outcome: string) => {
    const { text } = await server.services.metrics.print()
    return Number(new RegExp(`foyer_sign_ins_total{outcome="${outcome}"} (\\d+)`).exec(text)?.[1])
  }
  const before = [await counted('done'), await counted('domain')]
  const { token, refresh } = await tokensOf(await server.signIn({}, {}, { key }))
  await server.signIn({ domain: 'evil.example' }, {}, { key })
  expect([await counted('done'), await counted('domain')]).toEqual(before.map((one) => one + 1))
  const log = server.lines.join('\n')
  for (const secret of [token, refresh, key.address]) expect(log).not.toContain(secret)
  const { rows } = (await server.database.db.execute(
    'select * from sign_in_sessions',
  )) as unknown as { rows: unknown[] }
  for (const secret of [token, refresh]) expect(JSON.stringify(rows)).not.toContain(secret)
})

test('purchases that were begun under a sign-in are shown to the other sign-ins of the account, and to no other call', async () => {
  const [key, other] = [newKey(), newKey()]
  const signInOf = async (one: typeof key, from = {}) =>
    (await tokensOf(await server.signIn({}, from, { key: one }))).token
  const [phone, desk, stranger] = [await signInOf(key), await signInOf(key), await signInOf(other)]
  const buy = async (from: { token?: string }, address = key.address) => {
    const destinationWallets = [{ address, assets: ['ETH'] }]
    const bought = { destinationWallets, defaultNetwork: 'base', presetFiatAmount: '50' }
    const answer = await server.send('POST', '/v1/generators/onrampurl', bought, from)
    return (await body<{ order: string }>(answer)).order
  }
  const listed = async (from: { token?: string; project?: string }, address = key.address) => {
    const path = `/v1/account/${address}/history`
    const answer = await server.app.request(
      `${path}?projectId=${from.project ?? 'shop'}&onramp=all`,
      {
        headers: { origin: page, ...(from.token && { authorization: `Bearer ${from.token}` }) },
      },
    )
    const { data } = await body<{ data: { id: string }[] }>(answer)
    return data.map(({ id }) => id)
  }
  const order = await buy({ token: phone })
  await buy({})
  await buy({ token: phone }, other.address)
  expect(await listed({ token: desk })).toEqual([order])
  for (const from of [
    {},
    { token: stranger },
    { token: `${desk}x` },
    { token: desk, project: 'other' },
  ])
    expect(await listed(from)).toEqual([])
  expect(await listed({ token: desk }, other.address)).toEqual([])
  expect(await listed({ token: stranger }, other.address)).toEqual([])
  await server.send('POST', '/auth/v1/sign-out', {}, { token: desk })
  expect(await listed({ token: desk })).toEqual([])
  expect(await listed({ token: phone })).toEqual([order])
})
