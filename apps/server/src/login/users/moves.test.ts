import {
  loginByCode,
  logOutOthers,
  readLog,
  readSession,
  requestEmailCode,
  requestStepUp,
  stepUp,
  updateEmail,
  updateEmailNew,
  updateEmailOld,
} from '@foyer/protocol/login'
import { beforeAll, expect, test } from 'vitest'
import { dayMs, secondMs } from '../../bounds/times.js'
import type { OpenedDatabase } from '../../database/Database.js'
import type { MailSink } from '../../testing/startMailSink.js'
import { loginMoves, loginSessions } from '../tables.js'
import { tendLogin } from '../tendLogin.js'
import type { TestBrowser } from '../testing/createBrowser.js'
import { codeOf, page, type TestLogin } from '../testing/startLogin.js'
import { startMailedLogin } from '../testing/startMailedLogin.js'

/* A reader of the old mailbox changes the address, and its owner takes that back; or its owner flees from such a reader. */

let database: OpenedDatabase
let mails: MailSink
let login: TestLogin
beforeAll(async () => {
  const started = await startMailedLogin()
  ;({ database, mails, login } = started)
  return started.stop
})

const over = { status: 401, code: 'session_unknown' }
const moved = { status: 409, code: 'email_taken' }

/** The next mail that brings a code. Notices before it are left out. */
async function mailed(to: string): Promise<{ code: string; text: string }> {
  for (;;) {
    const { text } = await mails.next(to)
    const code = codeOf(text)
    if (code) return { code, text }
  }
}

async function logIn(browser: TestBrowser, email: string) {
  login.wait(30 * secondMs)
  browser.session = undefined
  await browser.call(requestEmailCode, { email, origin: page })
  const { code, text } = await mailed(email)
  const { session, deviceSince } = await browser.call(loginByCode, { code })
  browser.session = session
  return { deviceSince, text }
}

async function change(browser: TestBrowser, from: string, to: string) {
  login.wait(30 * secondMs)
  await browser.call(updateEmail, { email: to, origin: page })
  await browser.call(updateEmailOld, { code: (await mailed(from)).code })
  return browser.call(updateEmailNew, { code: (await mailed(to)).code })
}

/** An owner, and a thief with the mailbox who logged in later. */
async function robbed(name: string) {
  const [old, next] = [`${name}@old.example`, `${name}@thief.example`]
  const [owner, thief] = [await login.browser(), await login.browser()]
  await logIn(owner, old)
  await logIn(thief, old)
  return { old, next, owner, thief }
}

const addressOf = async (browser: TestBrowser) =>
  (await browser.call(readSession, {})).identity.subject

test('the owner takes a change of address back by a login with the old one, in a browser that is older than that of the change, once', async () => {
  const { old, next, owner, thief } = await robbed('ann')
  await change(thief, old, next)
  await expect(owner.call(readSession, {})).rejects.toMatchObject(over)
  expect((await mails.next(old)).text).toContain('within seven days, log in with this address')
  const also = await login.browser()
  await logIn(also, next)

  login.wait(7 * dayMs - 5 * 60 * secondMs)
  const { text } = await logIn(owner, old)
  expect(text).toContain('Typing the code takes that back')
  expect(await addressOf(owner)).toBe(old)
  // Every session that was begun since is over, and that of the change.
  for (const one of [thief, also])
    await expect(one.call(readSession, {})).rejects.toMatchObject(over)
  const { entries, sessions } = await owner.call(readLog, {})
  expect(sessions).toHaveLength(1)
  expect(entries.map(({ what }) => what)).toContain('email_restored')
  for (;;) if ((await mails.next(next)).subject.includes('taken back')) break
  // Nothing is left to take back, and the thief’s address is free.
  const again = await logIn(owner, old)
  expect(again.text).not.toContain('takes that back')
  const stranger = await login.browser()
  await logIn(stranger, next)
  expect((await stranger.call(readLog, {})).entries).toHaveLength(1)
})

test('a thief who logs the owner out first, and moves the address twice, locks no owner out', async () => {
  const { old, next, owner, thief } = await robbed('ben')
  await thief.call(logOutOthers, {})
  // The owner is back, in a browser that is new again.
  await logIn(owner, old)
  await change(thief, old, next)
  await change(thief, next, 'ben@elsewhere.example')
  await logIn(owner, old)
  expect(await addressOf(owner)).toBe(old)
  await expect(thief.call(readSession, {})).rejects.toMatchObject(over)
  await logIn(thief, next)
  expect((await thief.call(readLog, {})).entries).toHaveLength(1)
})

test('who reads the old mailbox takes nothing back in a newer browser, nor the address, until the seven days are over', async () => {
  const { old, next, owner, thief } = await robbed('cem')
  await change(owner, old, next)
  for (const browser of [thief, await login.browser()]) {
    const asked = logIn(browser, old)
    await expect(asked).rejects.toMatchObject(moved)
  }
  expect(await addressOf(owner)).toBe(next)
  // Nor as the new address of another account.
  const eve = await login.browser()
  await logIn(eve, 'eve@thief.example')
  await expect(change(eve, 'eve@thief.example', old)).rejects.toMatchObject({
    ...{ status: 409, code: 'email_taken' },
  })
  login.wait(7 * dayMs)
  await logIn(thief, old)
  expect((await thief.call(readLog, {})).entries).toHaveLength(1)
  expect(await addressOf(owner)).toBe(next)
  await tendLogin(login.keeper)
  const left = await database.db.select().from(loginMoves)
  expect(left.map(({ email }) => email)).not.toContain(old)
})

test('a thief who logged the owner out once is no older than the owner who came back', async () => {
  const { old, next, owner, thief } = await robbed('eli')
  await thief.call(logOutOthers, {})
  await logIn(owner, old)
  await owner.call(logOutOthers, {})
  await change(owner, old, next)
  await expect(logIn(thief, old)).rejects.toMatchObject(moved)
  expect(await addressOf(owner)).toBe(next)
})

test('an owner who moves back has nothing left to take back', async () => {
  const { old, next, owner } = await robbed('dov')
  await change(owner, old, next)
  await change(owner, next, old)
  const { text } = await logIn(owner, old)
  expect(text).not.toContain('takes that back')
})

test('a change is taken back once, though many requests bring its code at once', async () => {
  const { old, next, owner, thief } = await robbed('fay')
  await change(thief, old, next)
  login.wait(30 * secondMs)
  owner.session = undefined
  await owner.call(requestEmailCode, { email: old, origin: page })
  const { code } = await mailed(old)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => owner.send(loginByCode, { code })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const [first] = answers.filter(({ ok }) => ok)
  owner.session = ((await first?.json()) as { session: string } | undefined)?.session
  expect(await addressOf(owner)).toBe(old)
  const { entries } = await owner.call(readLog, {})
  expect(entries.filter(({ what }) => what === 'email_restored')).toHaveLength(1)
})

test('an owner takes a change back while the thief makes another, and neither waits for the other', async () => {
  for (let round = 0; round < 8; round++) {
    const { old, next, owner, thief } = await robbed(`hal${round}`)
    await change(thief, old, next)
    login.wait(30 * secondMs)
    const further = `hal${round}@elsewhere.example`
    await thief.call(updateEmail, { email: further, origin: page })
    await thief.call(updateEmailOld, { code: (await mailed(next)).code })
    owner.session = undefined
    await owner.call(requestEmailCode, { email: old, origin: page })
    const [byThief, byOwner] = [await mailed(further), await mailed(old)]
    const [moves, takesBack] = await Promise.all([
      thief.send(updateEmailNew, { code: byThief.code }),
      owner.send(loginByCode, { code: byOwner.code }),
    ])
    expect([200, 400, 401]).toContain(moves.status)
    expect(takesBack.status).toBe(200)
    owner.session = ((await takesBack.json()) as { session: string }).session
    expect(await addressOf(owner)).toBe(old)
    await expect(thief.call(readSession, {})).rejects.toMatchObject(over)
  }
})

test('strangers who use up the codes of the old address keep no owner from taking it back', async () => {
  const { old, next, owner, thief } = await robbed('ivy')
  await change(thief, old, next)
  owner.session = undefined
  for (;;) {
    login.wait(30 * secondMs)
    const stranger = await login.browser()
    const { status } = await stranger.send(requestEmailCode, { email: old, origin: page })
    if (status === 429) break
    await mailed(old)
  }
  await logIn(owner, old)
  expect(await addressOf(owner)).toBe(old)
})

test('within a day after a change of address nothing is stepped up, also by what was begun before', async () => {
  const { old, next, thief } = await robbed('gil')
  login.wait(30 * secondMs)
  await thief.call(requestStepUp, { purpose: 'tier', origin: page })
  await thief.call(stepUp, { code: (await mailed(old)).code })
  login.wait(30 * secondMs)
  await thief.call(requestStepUp, { purpose: 'export', origin: page })
  const { code } = await mailed(old)
  await change(thief, old, next)
  await expect(thief.call(stepUp, { code })).rejects.toMatchObject({ code: 'code_expired' })
  const stepped = await database.db.select({ for: loginSessions.steppedFor }).from(loginSessions)
  expect(stepped.filter((one) => one.for !== null)).toEqual([])
  for (const purpose of ['export', 'tier', 'passkey'] as const)
    await expect(thief.call(requestStepUp, { purpose, origin: page })).rejects.toMatchObject({
      ...{ status: 403, code: 'address_too_new', retryAfter: dayMs / 1_000 },
    })
  login.wait(dayMs)
  await expect(
    thief.call(requestStepUp, { purpose: 'export', origin: page }),
  ).resolves.toMatchObject({ by: 'code' })
})
