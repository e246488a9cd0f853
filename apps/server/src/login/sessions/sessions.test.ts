import { createHash } from 'node:crypto'
import {
  loginByCode,
  logOutBrowser,
  logOutOthers,
  logout,
  readKeeperShares,
  readLog,
  readSession,
  requestEmailCode,
} from '@foyer/protocol/login'
import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { dayMs, secondMs } from '../../bounds/times.js'
import { loginProofs } from '../../proofs/tables.js'
import { loginSessions } from '../tables.js'
import { tendLogin } from '../tendLogin.js'
import type { Forged } from '../testing/createBrowser.js'
import { page } from '../testing/startLogin.js'
import { startMailedLogin } from '../testing/startMailedLogin.js'

const { database, login, mails, stop } = await startMailedLogin()
afterAll(stop)
const ann = await login.browser()
await login.login(ann, 'ann@mail.example')

const code = async (answer: Response) =>
  `${answer.status} ${(await answer.text()).match(/"name":"(\w+)"/)?.[1]}`
const asked = async (forged?: Forged) => code(await ann.send(readSession, {}, forged))

test('refuses a proof that was used, is of another call, another address, another token, or is old', async () => {
  const jti = 'a-jti-that-is-used-twice'
  expect(await asked({ claims: { jti } })).toBe('200 undefined')
  expect(await asked({ claims: { jti } })).toBe('401 invalid_proof')
  for (const claims of [
    { htm: 'GET' },
    { htu: 'https://wallet.example/login/log' },
    { htu: 'https://evil.example/login/session' },
    { htu: 'https://wallet.example/login/session?a=b' },
    { ath: 'A'.repeat(43) },
    { ath: undefined },
    { jti: undefined },
    { jti: 'short' },
    { iat: '1' },
  ])
    expect(await asked({ claims })).toBe('401 invalid_proof')
  const seconds = Math.floor(login.now() / 1_000)
  for (const iat of [seconds - 121, seconds + 121]) {
    const answer = await ann.send(readSession, {}, { claims: { iat } })
    expect(await code(answer)).toBe('401 use_dpop_nonce')
    // A browser with a wrong clock gets in by the server's.
    const nonce = answer.headers.get('dpop-nonce')
    expect(await asked({ claims: { iat, nonce } })).toBe('200 undefined')
    expect(await asked({ claims: { iat, nonce: `${nonce}x` } })).toBe('401 use_dpop_nonce')
  }
  expect(await asked({ claims: { nonce: 'zzzzzzzz.AAAA' } })).toBe('401 use_dpop_nonce')
})

test('takes a proof once, though a hundred calls bring it at once, among others', async () => {
  const same = Array.from({ length: 100 }, () => ({
    claims: { jti: 'a-jti-that-comes-all-at-once' },
  }))
  const others = Array.from({ length: 20 }, () => ({}))
  // The others come first: while they are written down, many of the same wait for one write.
  const codes = await Promise.all([...others, ...same].map(asked))
  expect(codes.filter((one) => one === '200 undefined')).toHaveLength(1 + others.length)
  expect(codes.filter((one) => one === '401 invalid_proof')).toHaveLength(same.length - 1)
})

test('refuses a proof of another kind, another algorithm, or with a private key in it', async () => {
  const secret = await exportJWK(ann.keys.privateKey)
  for (const header of [{ typ: 'JWT' }, { typ: undefined }, { jwk: undefined }, { jwk: secret }])
    expect(await asked({ header })).toBe('401 invalid_proof')
  const none = `${btoa('{"alg":"none","typ":"dpop+jwt"}')}.${btoa('{}')}.`
  for (const dpop of [none, 'x', 'a.b.c', ''])
    expect(await asked({ headers: { dpop } })).toBe('401 invalid_proof')
})

test.each(['ES384', 'EdDSA', 'RS256'])('refuses a proof by %s', async (alg) => {
  const other = await login.browser(await generateKeyPair(alg, { extractable: true }))
  const answer = await other.send(
    requestEmailCode,
    { email: 'eve@mail.example', origin: page },
    {
      header: { alg },
    },
  )
  expect(await code(answer)).toBe('401 invalid_proof')
})

test('a sign of the server’s clock is good for four minutes, and none of the future is', async () => {
  const iat = Math.floor(login.now() / 1_000) - 3_600
  const nonce = (await ann.send(readSession, {}, { claims: { iat } })).headers.get('dpop-nonce')
  login.wait(240_000)
  expect(await asked({ claims: { iat, nonce } })).toBe('200 undefined')
  login.wait(1)
  expect(await asked({ claims: { iat, nonce } })).toBe('401 use_dpop_nonce')
  login.wait(-241_000)
  expect(await asked({ claims: { iat, nonce } })).toBe('401 use_dpop_nonce')
  login.wait(241_000)
})

test('a proof is remembered as long as it could be used again', async () => {
  const seconds = Math.floor(login.now() / 1_000)
  const stale = await ann.send(readSession, {}, { claims: { iat: seconds - 3_600 } })
  const nonce = stale.headers.get('dpop-nonce')
  const early = { jti: 'a-jti-of-a-clock-before', iat: seconds + 120 }
  const timeless = { jti: 'a-jti-with-a-nonce', iat: seconds - 3_600, nonce }
  for (const claims of [early, timeless]) expect(await asked({ claims })).toBe('200 undefined')
  for (const ms of [120_000, 119_000]) {
    login.wait(ms)
    await tendLogin(login.keeper)
    for (const claims of [early, timeless])
      expect(await asked({ claims })).toBe('401 invalid_proof')
  }
})

test('is of no use to another browser, though it has the token', async () => {
  const thief = await login.browser()
  thief.session = ann.session
  await expect(thief.call(readSession, {})).rejects.toMatchObject({ code: 'session_unknown' })
  await expect(thief.call(readKeeperShares, { purpose: 'unlock' })).rejects.toMatchObject({
    status: 401,
  })
  const rows = await database.db.select().from(loginSessions)
  expect(JSON.stringify(rows)).not.toContain(ann.session)
  // What the database has is no token.
  thief.session = rows[0]?.hash
  await expect(thief.call(readSession, {})).rejects.toMatchObject({ code: 'session_unknown' })
})

test('answers no page of another origin, whatever it brings', async () => {
  for (const headers of [
    { origin: 'https://shop.example' },
    { origin: 'null' },
    { origin: 'https://shop.example', 'content-type': 'text/plain' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
  ])
    expect(await asked({ headers })).toBe('403 origin_not_allowed')
  const own = { origin: 'https://wallet.example', 'sec-fetch-site': 'same-origin' }
  const answer = await ann.send(readSession, {}, { headers: own })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/)
})

test('tells of a new browser by mail, shows both, and logs one out by the other', async () => {
  const tab = await login.browser()
  login.wait(30 * secondMs)
  await login.login(tab, 'ann@mail.example')
  const notice = await mails.next('ann@mail.example')
  expect(notice.subject).toBe('A new browser is logged in to your wallet')
  expect(notice.text).toContain(
    `by a browser that calls itself Firefox (Linux), which said that it was on ${page}`,
  )
  const { entries, sessions } = await ann.call(readLog, {})
  expect(entries.map(({ what }) => what)).toEqual(['new_device', 'login'])
  expect(sessions).toHaveLength(2)
  const other = sessions.find(({ isThis }) => !isThis)
  expect(other).toMatchObject({ origin: page, browser: 'Firefox (Linux)', key: tab.jkt })

  const eve = await login.browser()
  await login.login(eve, 'eve@mail.example')
  await eve.call(logOutBrowser, { id: other?.id ?? '' })
  expect(await tab.call(readSession, {})).toBeDefined()
  await ann.call(logOutBrowser, { id: other?.id ?? '' })
  await expect(tab.call(readSession, {})).rejects.toMatchObject({ code: 'session_unknown' })
  expect((await ann.call(readLog, {})).entries[0]?.what).toBe('session_revoked')
})

test('of two browsers that end each other at the same time one stays, and the other is told that it is logged out', async () => {
  const ways = {
    others: () => ({ endpoint: logOutOthers, body: {} }),
    one: (id: string) => ({ endpoint: logOutBrowser, body: { id } }),
  }
  for (const [name, end] of Object.entries(ways)) {
    const mail = `ida.${name}@mail.example`
    const both = [await login.browser(), await login.browser()]
    for (const one of both) {
      login.wait(30 * secondMs)
      await login.login(one, mail)
    }
    const listed = await Promise.all(both.map((one) => one.call(readLog, {})))
    const ends = await Promise.allSettled(
      both.map((one, index) => {
        const other = listed[index]?.sessions.find(({ isHere }) => !isHere)
        const { body, endpoint } = end(other?.id ?? '')
        return one.call<typeof endpoint>(endpoint, body as never)
      }),
    )
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const [index, one] of both.entries()) {
      const over = { status: 'rejected', reason: { code: 'session_unknown' } }
      if (ends[index]?.status === 'rejected') expect(ends[index]).toMatchObject(over)
      const [reading] = await Promise.allSettled([one.call(readSession, {})])
      expect(reading?.status).toBe(ends[index]?.status)
    }
  }
})

test('a log-out of another browser that is said again ends nothing that began since, and none of another account', async () => {
  const mail = 'joe@mail.example'
  const [here, away, eve] = [await login.browser(), await login.browser(), await login.browser()]
  for (const one of [here, away]) {
    login.wait(30 * secondMs)
    await login.login(one, mail)
  }
  // The notice of the new browser.
  await mails.next(mail)
  await login.login(eve, 'eva@mail.example')
  const { sessions } = await here.call(readLog, {})
  const id = sessions.find(({ isThis }) => !isThis)?.id ?? ''
  await eve.call(logOutBrowser, { id })
  expect(await away.call(readSession, {})).toBeDefined()
  await here.call(logOutBrowser, { id })
  expect((await here.call(readLog, {})).sessions).toHaveLength(1)
  await expect(away.call(readSession, {})).rejects.toMatchObject({ code: 'session_unknown' })
  login.wait(30 * secondMs)
  away.session = undefined
  await login.login(away, mail)
  await here.call(logOutBrowser, { id })
  expect(await away.call(readSession, {})).toBeDefined()
})

test('ends every other browser of the account at once, and this one’s earlier sessions, but no stranger’s', async () => {
  const mail = 'fay@mail.example'
  const here = await login.browser()
  await login.login(here, mail)
  const away = [await login.browser(), await login.browser()]
  for (const one of [...away, here]) {
    login.wait(30 * secondMs)
    one.session = undefined
    await login.login(one, mail)
    // The notice of a new browser.
    if (one !== here) await mails.next(mail)
  }
  const gus = await login.browser()
  await login.login(gus, 'gus@mail.example')
  const listed = async () => (await here.call(readLog, {})).sessions
  expect((await listed()).map(({ isThis, isHere }) => [isThis, isHere])).toEqual(
    expect.arrayContaining([
      [true, true],
      [false, true],
      [false, false],
      [false, false],
    ]),
  )
  await gus.call(logOutOthers, {})
  expect(await listed()).toHaveLength(4)
  await here.call(logOutOthers, {})
  const over = { code: 'session_unknown' }
  for (const one of away) await expect(one.call(readSession, {})).rejects.toMatchObject(over)
  expect((await listed()).map(({ isThis }) => isThis)).toEqual([true])
  expect((await here.call(readLog, {})).entries[0]?.what).toBe('others_revoked')
  expect(await gus.call(readSession, {})).toBeDefined()
  // It is a new one to the account when it comes back.
  login.wait(30 * secondMs)
  const [first] = away
  if (!first) throw new Error('There are two')
  first.session = undefined
  const { deviceSince } = await login.login(first, mail)
  expect(deviceSince).toBe(login.now())
})

test('ends by logging out, without use, and in the end whatever is done', async () => {
  const ben = await login.browser()
  const { session } = await login.login(ben, 'ben@mail.example')
  await ben.call(logout, {})
  await expect(ben.call(readSession, {})).rejects.toMatchObject({ code: 'session_unknown' })
  expect(await ben.call(logout, {})).toEqual({})
  ben.session = undefined
  login.wait(30 * secondMs)
  expect((await login.login(ben, 'ben@mail.example')).session).not.toBe(session)

  login.wait(29 * dayMs)
  await ben.call(readSession, {})
  login.wait(29 * dayMs)
  await ben.call(readSession, {})
  await expect(ann.call(readSession, {})).rejects.toMatchObject({ code: 'session_unknown' })
  login.wait(29 * dayMs)
  await ben.call(readSession, {})
  login.wait(3 * dayMs)
  await expect(ben.call(readSession, {})).rejects.toMatchObject({ code: 'session_unknown' })
  await tendLogin(login.keeper)
  expect(await database.db.select().from(loginSessions)).toEqual([])
  expect(await database.db.select().from(loginProofs)).not.toEqual([])
  login.wait(dayMs)
  await tendLogin(login.keeper)
  expect(await database.db.select().from(loginProofs)).toEqual([])
})

test('ends with all that this browser had in the project, also by the rest of a token, and by no other browser', async () => {
  const [one, other] = [await login.browser(), await login.browser()]
  const first = await login.login(one, 'dora@mail.example')
  login.wait(30 * secondMs)
  one.session = undefined
  const second = await login.login(one, 'dora@mail.example')
  login.wait(30 * secondMs)
  await login.login(other, 'dora@mail.example')
  const left = createHash('sha256').update(second.session).digest('base64url')
  const use = (session: string) => {
    one.session = session
    return one.call(readSession, {})
  }
  // What is left of a token ends nothing in other hands, and gives no login.
  for (const browser of [await login.browser(), other]) {
    const session = browser.session
    browser.session = undefined
    await expect(browser.call(logout, { left })).resolves.toEqual({})
    browser.session = session
  }
  await expect(use(left)).rejects.toMatchObject({ code: 'session_unknown' })
  await expect(use(second.session)).resolves.toBeDefined()
  one.session = undefined
  await one.call(logout, { left })
  for (const { session } of [first, second])
    await expect(use(session)).rejects.toMatchObject({ code: 'session_unknown' })
  await expect(other.call(readSession, {})).resolves.toBeDefined()
})

test('needs the code also with a session', async () => {
  await expect(ann.call(loginByCode, { code: '000000' })).rejects.toMatchObject({ status: 400 })
})
