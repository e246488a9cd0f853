import {
  loginByCode,
  readLog,
  readSession,
  requestEmailCode,
  requestStepUp,
  stepUp,
  updateEmail,
  updateEmailNew,
  updateEmailOld,
} from '@foyer/protocol/login'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { secondMs } from '../../bounds/times.js'
import { openSession } from '../openSession.js'
import { resumeSession } from '../sessions/resumeSession.js'
import { loginAccounts } from '../tables.js'
import type { TestBrowser } from '../testing/createBrowser.js'
import { codeOf, page } from '../testing/startLogin.js'
import { startMailedLogin } from '../testing/startMailedLogin.js'
import { checkStepUp, stepUpByIdentity } from './stepUp.js'

const { database, login, mails, stop } = await startMailedLogin()
afterAll(stop)

const code = async (to: string) => codeOf((await mails.next(to)).text)
const at = ({ jkt, session }: TestBrowser) => ({ jkt, token: session, project: { id: 'shop' } })
const wrong = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0')
async function user(email: string): Promise<TestBrowser> {
  const browser = await login.browser()
  await login.login(browser, email)
  return browser
}
/** Goes as far as the mail to the new address. */
async function change(browser: TestBrowser, from: string, to: string): Promise<string> {
  const { action } = await browser.call(updateEmail, { email: to, origin: page })
  expect(action).toBe('VERIFY_PRIMARY_OTP')
  await browser.call(updateEmailOld, { code: await code(from) })
  return code(to)
}

test('changes the address by a code to the old one and then one to the new', async () => {
  const ann = await user('ann@old.example')
  await expect(
    ann.call(updateEmail, { email: 'ann@old.example', origin: page }),
  ).rejects.toMatchObject({ status: 400, code: 'email_same' })
  await expect(ann.call(updateEmailNew, { code: '123456' })).rejects.toMatchObject({ status: 400 })
  await ann.call(updateEmail, { email: 'ann@new.example', origin: page })
  const old = await code('ann@old.example')
  await expect(ann.call(updateEmailOld, { code: wrong(old) })).rejects.toMatchObject({
    code: 'code_wrong',
  })
  // A code is good for its own purpose alone.
  await expect(ann.call(updateEmailNew, { code: old })).rejects.toMatchObject({
    code: 'code_expired',
  })
  await ann.call(updateEmailOld, { code: old })
  await expect(ann.call(updateEmailOld, { code: old })).rejects.toMatchObject({
    code: 'code_expired',
  })
  expect((await ann.call(readSession, {})).identity.email).toBe('ann@old.example')
  const next = await code('ann@new.example')
  expect(await ann.call(updateEmailNew, { code: next })).toEqual({ newEmail: 'ann@new.example' })
  expect((await ann.call(readSession, {})).identity).toMatchObject({ subject: 'ann@new.example' })
  expect((await ann.call(readLog, {})).entries[0]?.what).toBe('email_changed')
  expect((await mails.next('ann@old.example')).subject).toMatch(/another e-mail address/)

  // The old address leads to nothing of hers any more, the new one to her account.
  const { deviceSince } = await login.login(await login.browser(), 'ann@new.example')
  expect(deviceSince).toBe(login.now())
  const rows = await database.db.select().from(loginAccounts)
  expect(rows.map(({ subject }) => subject)).toEqual(['ann@new.example'])
})

test('the old address is told which one is to take its place, and where a user who did not want that still gets in', async () => {
  const dov = await user('dov@old.example')
  // Of the page’s choice: the user typed another one.
  await dov.call(updateEmail, { email: 'thief@mail.example', origin: page })
  const { text, html } = await mails.next('dov@old.example')
  for (const said of [text, html])
    expect(said).toContain('thief@mail.example takes the place of this address')
  await dov.call(updateEmailOld, { code: codeOf(text) })
  const asked = await mails.next('thief@mail.example')
  expect(asked.text).not.toContain('dov@old.example')
  await dov.call(updateEmailNew, { code: codeOf(asked.text) })
  const notice = await mails.next('dov@old.example')
  expect(notice.text).not.toContain('log in to your wallet')
  expect(notice.text).toContain('within seven days, log in with this address')
  expect(notice.text).toContain('with a leaving kit or your recovery phrase')
})

test('one address gets ten codes in an hour as a new address, over all accounts', async () => {
  const to = 'zoe@mail.example'
  let mailed = 0
  for (const from of ['uma@mail.example', 'vic@mail.example', 'wes@mail.example']) {
    const otherUser = await user(from)
    for (let count = 0; count < 4; count += 1) {
      login.wait(30 * secondMs)
      await otherUser.call(updateEmail, { email: to, origin: page })
      const asked = otherUser.call(updateEmailOld, { code: await code(from) })
      const refused = await asked.then(
        () => undefined,
        ({ status }: { status: number }) => status,
      )
      if (refused === undefined) mailed += 1
      else expect(refused).toBe(429)
    }
  }
  expect(mailed).toBe(10)
})

test('a changed address ends the sessions of every other browser, whoever has them', async () => {
  const ida = await user('ida@old.example')
  const lost = await login.browser()
  login.wait(30 * secondMs)
  await login.login(lost, 'ida@old.example')
  await mails.next('ida@old.example')
  login.wait(30 * secondMs)
  const next = await change(ida, 'ida@old.example', 'ida@new.example')
  await expect(ida.call(updateEmailNew, { code: wrong(next) })).rejects.toMatchObject({
    code: 'code_wrong',
  })
  expect(await lost.call(readSession, {})).toBeDefined()
  await ida.call(updateEmailNew, { code: next })
  const over = { status: 401, code: 'session_unknown' }
  await expect(lost.call(readSession, {})).rejects.toMatchObject(over)
  expect((await ida.call(readSession, {})).identity.email).toBe('ida@new.example')
  expect((await ida.call(readLog, {})).sessions).toHaveLength(1)
})

test('says that an address is taken only to a reader of its mail', async () => {
  await user('ben@mail.example')
  const eve = await user('eve@mail.example')
  const next = await change(eve, 'eve@mail.example', 'ben@mail.example')
  await expect(eve.call(updateEmailNew, { code: wrong(next) })).rejects.toMatchObject({
    code: 'code_wrong',
  })
  await expect(eve.call(updateEmailNew, { code: next })).rejects.toMatchObject({
    status: 409,
    code: 'email_taken',
  })
  expect((await eve.call(readSession, {})).identity.email).toBe('eve@mail.example')
})

test('leaves one address and a code that still holds when it is cut off between', async () => {
  const cem = await user('cem@old.example')
  const next = await change(cem, 'cem@old.example', 'cem@new.example')
  const { outbox } = login.keeper
  // The last write of the change fails, as when the process is killed before it ends.
  login.keeper.outbox = outbox && { ...outbox, add: () => Promise.reject(new Error('killed')) }
  expect((await cem.send(updateEmailNew, { code: next })).status).toBe(500)
  login.keeper.outbox = outbox
  expect((await cem.call(readSession, {})).identity.subject).toBe('cem@old.example')
  await cem.call(updateEmailNew, { code: next })
  expect((await cem.call(readSession, {})).identity.subject).toBe('cem@new.example')
})

test('lets one of two win that change to the same address at once', async () => {
  const [one, two] = [await user('one@old.example'), await user('two@old.example')]
  const first = await change(one, 'one@old.example', 'both@new.example')
  login.wait(30 * secondMs)
  const second = await change(two, 'two@old.example', 'both@new.example')
  const answers = await Promise.all([
    one.send(updateEmailNew, { code: first }),
    two.send(updateEmailNew, { code: second }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('steps a session up for one thing and five minutes, by a code of its own', async () => {
  const dan = await user('dan@mail.example')
  const tab = await login.browser()
  login.wait(30 * secondMs)
  await login.login(tab, 'dan@mail.example')
  const session = (browser: TestBrowser) => resumeSession(login.keeper, at(browser))
  const holds = async (browser: TestBrowser, purpose: 'export' | 'tier') => {
    const found = await session(browser)
    return () => checkStepUp(login.keeper, found, purpose)
  }
  await mails.next('dan@mail.example')
  expect(await dan.call(requestStepUp, { purpose: 'export', origin: page })).toMatchObject({
    by: 'code',
  })
  const given = await code('dan@mail.example')
  await expect(tab.call(stepUp, { code: given })).rejects.toMatchObject({ code: 'code_expired' })
  await expect(dan.call(loginByCode, { code: given })).rejects.toMatchObject({
    code: 'code_expired',
  })
  await dan.call(stepUp, { code: given })
  expect(await holds(dan, 'export')).not.toThrow()
  expect(await holds(dan, 'tier')).toThrow()
  expect(await holds(tab, 'export')).toThrow()
  login.wait(300 * secondMs)
  expect(await holds(dan, 'export')).toThrow()
})

test('never takes a social account for that of the same address, and steps it up by itself alone', async () => {
  const fay = await user('fay@mail.example')
  const phone = await login.browser()
  const identity = {
    ...{ issuer: 'https://id.example', subject: '42', email: 'fay@mail.example' },
    ...{ userName: 'Fay', provider: 'google' as const },
  }
  const visit = {
    jkt: phone.jkt,
    origin: page,
    browser: undefined,
    project: 'shop',
    speech: login.keeper.speak(),
  }
  phone.session = (await openSession(login.keeper, { ...visit, identity })).session
  const of = eq(loginAccounts.email, 'fay@mail.example')
  expect(await database.db.select().from(loginAccounts).where(of)).toHaveLength(2)
  expect((await fay.call(readSession, {})).identity.issuer).toBe('email')

  expect(await phone.call(requestStepUp, { purpose: 'tier', origin: page })).toEqual({
    by: 'social',
  })
  const session = await resumeSession(login.keeper, at(phone))
  const caller = { jkt: phone.jkt, session, browser: undefined, token: phone.session } as never
  const other = { issuer: 'https://id.example', subject: '43' }
  await expect(stepUpByIdentity(login.keeper, caller, other)).rejects.toMatchObject({ status: 400 })
  await stepUpByIdentity(login.keeper, caller, identity)
  const stepped = await resumeSession(login.keeper, at(phone))
  expect(() => checkStepUp(login.keeper, stepped, 'tier')).not.toThrow()
  // The contact address of a social account opens the account of that address, not this one.
  login.wait(30 * secondMs)
  await phone.call(requestEmailCode, { email: 'fay@mail.example', origin: page })
  await mails.next('fay@mail.example')
})

test('an account without an address gets one only after a fresh login to it', async () => {
  const eve = await login.browser()
  const identity = {
    ...{ issuer: 'https://x.example', subject: '77', email: null },
    ...{ userName: 'Ann', provider: 'x' as const },
  }
  const visit = {
    jkt: eve.jkt,
    origin: page,
    browser: undefined,
    project: 'shop',
    speech: login.keeper.speak(),
  }
  eve.session = (await openSession(login.keeper, { ...visit, identity })).session
  const wish = { email: 'eve@evil.example', origin: page }
  const refused = { status: 403, code: 'step_up_required' }
  await expect(eve.call(updateEmail, wish)).rejects.toMatchObject(refused)
  const stepUpFor = async (purpose: 'tier' | 'email') => {
    await eve.call(requestStepUp, { purpose, origin: page })
    const session = await resumeSession(login.keeper, at(eve))
    await stepUpByIdentity(login.keeper, { jkt: eve.jkt, session } as never, identity)
  }
  // For something else does not do.
  await stepUpFor('tier')
  await expect(eve.call(updateEmail, wish)).rejects.toMatchObject(refused)
  await stepUpFor('email')
  login.wait(60 * secondMs)
  expect((await eve.call(updateEmail, wish)).action).toBe('VERIFY_SECONDARY_OTP')
  const late = await code('eve@evil.example')
  // Nor does what was done once and is too long ago, while the code still counts.
  login.wait(240 * secondMs)
  await expect(eve.call(updateEmailNew, { code: late })).rejects.toMatchObject(refused)
  expect((await eve.call(readSession, {})).identity.email).toBe(null)
  await stepUpFor('email')
  await eve.call(updateEmailNew, { code: late })
  // The user stays: the provider's own name of them.
  const { issuer, subject, email } = (await eve.call(readSession, {})).identity
  expect([issuer, subject, email]).toEqual(['https://x.example', '77', 'eve@evil.example'])
  expect((await eve.call(readLog, {})).entries[0]?.what).toBe('email_changed')
  // From now on the one that is there has to say yes.
  login.wait(30 * secondMs)
  const other = { email: 'other@evil.example', origin: page }
  expect((await eve.call(updateEmail, other)).action).toBe('VERIFY_PRIMARY_OTP')
})
