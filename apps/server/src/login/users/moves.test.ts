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
import { afterAll, expect, test } from 'vitest'
import { dayMs, hourMs, secondMs } from '../../bounds/times.js'
import { loginFormerDevices, loginMoves, loginSessions } from '../tables.js'
import { tendLogin } from '../tendLogin.js'
import type { TestBrowser } from '../testing/createBrowser.js'
import { codeOf, page } from '../testing/startLogin.js'
import { startMailedLogin } from '../testing/startMailedLogin.js'

/* A reader of the old mailbox changes the address, and its owner takes that back; or its owner flees from such a reader. */

const { database, login, mails, stop } = await startMailedLogin()
afterAll(stop)

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
  await tendLogin(login.keeper)
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

test('a thief who logs the owner out by one browser after another locks no owner out, however late the owner comes', async () => {
  const { old, next, owner, thief } = await robbed('kim')
  await thief.call(logOutOthers, {})
  await logIn(owner, old)
  const further = await login.browser()
  await logIn(further, old)
  await further.call(logOutOthers, {})
  await logIn(thief, old)
  await change(thief, old, next)
  login.wait(6 * dayMs)
  await tendLogin(login.keeper)
  await logIn(owner, old)
  expect(await addressOf(owner)).toBe(old)
})

test('who changed the address takes that back in the same browser, and an earlier change after it', async () => {
  const [first, second, third] = ['lea@old.example', 'lea@next.example', 'lea@last.example']
  const [lea, max] = [await login.browser(), await login.browser()]
  await logIn(lea, first)
  await logIn(max, 'max@old.example')
  await change(lea, first, second)
  await change(lea, second, third)
  // What another account left since is its own.
  await change(max, 'max@old.example', 'max@next.example')
  const steps = [
    [lea, second],
    [lea, first],
    [max, 'max@old.example'],
  ] as const
  for (const [browser, address] of steps) {
    // Else it would be the login of a new wallet.
    expect((await logIn(browser, address)).text).toContain('Typing the code takes that back')
    expect(await addressOf(browser)).toBe(address)
  }
})

test('what a thief had begun before a change was taken back is over, also for a later login', async () => {
  const { old, next, owner, thief } = await robbed('noa')
  await change(thief, old, next)
  login.wait(30 * secondMs)
  await thief.call(updateEmail, { email: 'noa@elsewhere.example', origin: page })
  const { code } = await mailed(next)
  await logIn(owner, old)
  // A reader of the mailbox logs in again, and begins anew.
  await logIn(thief, old)
  await expect(thief.call(updateEmailOld, { code })).rejects.toMatchObject({ code: 'code_expired' })
  expect(await addressOf(owner)).toBe(old)
})

test('a thief who was logged out once is no older than an owner who took a change back', async () => {
  const { old, next, owner, thief } = await robbed('pia')
  const phone = await login.browser()
  await logIn(phone, old)
  // Both others were there before this one.
  await phone.call(logOutOthers, {})
  await logIn(thief, old)
  await change(thief, old, next)
  login.wait(hourMs)
  await logIn(owner, old)
  await logIn(phone, old)
  await change(phone, old, 'pia@safe.example')
  await expect(logIn(thief, old)).rejects.toMatchObject(moved)
  expect(await addressOf(phone)).toBe('pia@safe.example')
})

test('an owner who takes a change back in two browsers at once is logged in in both', async () => {
  const old = 'ria@old.example'
  const [home, phone, thief] = [
    await login.browser(),
    await login.browser(),
    await login.browser(),
  ] as const
  for (const one of [home, phone, thief]) await logIn(one, old)
  await change(thief, old, 'ria@thief.example')
  const codes: string[] = []
  for (const one of [home, phone]) {
    login.wait(30 * secondMs)
    one.session = undefined
    await one.call(requestEmailCode, { email: old, origin: page })
    codes.push((await mailed(old)).code)
  }
  const [byHome, byPhone] = await Promise.all(
    [home, phone].map((one, nth) => one.call(loginByCode, { code: codes[nth] ?? '' })),
  )
  home.session = byHome?.session
  phone.session = byPhone?.session
  expect([await addressOf(home), await addressOf(phone)]).toEqual([old, old])
  const { entries } = await home.call(readLog, {})
  expect(entries.filter(({ what }) => what === 'email_restored')).toHaveLength(1)
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
  expect(await database.db.select().from(loginFormerDevices)).toEqual([])
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
  const refused = { status: 403, code: 'address_too_new' }
  for (const purpose of ['export', 'tier', 'passkey', 'email'] as const)
    await expect(thief.call(requestStepUp, { purpose, origin: page })).rejects.toMatchObject({
      ...{ ...refused, retryAfter: dayMs / 1_000 },
    })
  // No other wallet waits with it.
  const other = await login.browser()
  await logIn(other, 'gus@mail.example')
  login.wait(30 * secondMs)
  await other.call(requestStepUp, { purpose: 'export', origin: page })
  // The last change counts, to its end.
  await change(thief, next, 'gil@elsewhere.example')
  login.wait(dayMs - 1)
  await expect(
    thief.call(requestStepUp, { purpose: 'export', origin: page }),
  ).rejects.toMatchObject({ ...refused, retryAfter: 1 })
  login.wait(1)
  await expect(
    thief.call(requestStepUp, { purpose: 'export', origin: page }),
  ).resolves.toMatchObject({ by: 'code' })
})
