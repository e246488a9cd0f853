import {
  loginByCode,
  logout,
  readKeeperShares,
  readLog,
  readSession,
  requestEmailCode,
  requestStepUp,
  updateEmail,
  updateEmailOld,
} from '@foyer/protocol/login'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { secondMs } from '../../bounds/times.js'
import { hashOf } from '../../secrets/hashOf.js'
import { putProject } from '../../testing/putProject.js'
import { loginSessions } from '../tables.js'
import { codeOf, page } from '../testing/startLogin.js'
import { startMailedLogin } from '../testing/startMailedLogin.js'
import { appOf } from './appOf.js'

const other = 'https://other.example'
const { login, mails, stop } = await startMailedLogin()
afterAll(stop)
const allowedOrigins = [page, 'https://*.shop.example', other]
await putProject(login, { id: 'shop', name: 'Shop', allowedOrigins })
await putProject(login, { id: 'bank', name: 'Bank', allowedOrigins: [page] })

test('a mail names the app and the pages that it lists, and never a claim of the requester', async () => {
  const claimed = 'https://app.honest-bank.example'
  const thief = await login.browser()
  const before = mails.mails.length
  for (const origin of [claimed, 'https://shop.example.evil.example', 'https://xshop.example']) {
    const refused = { status: 403, code: 'origin_not_allowed' }
    const asked = thief.call(requestEmailCode, { email: 'ann@mail.example', origin })
    await expect(asked).rejects.toMatchObject(refused)
  }
  expect(mails.mails.length).toBe(before)
  const deep = 'https://very.shop.example'
  await thief.call(requestEmailCode, { email: 'ann@mail.example', origin: deep })
  const { text, html, subject } = await mails.next('ann@mail.example')
  for (const said of [text, html]) {
    expect(said).toContain('for the app Shop, whose pages are https://*.shop.example, ')
    expect(said).toContain('A browser that calls itself Firefox (Linux) asked for it')
    expect(said + subject).not.toContain(deep)
    expect(said).not.toContain('asked for on')
  }
})

test('the requesting page and the mail show the same number, for every purpose of a code', async () => {
  const [ann, eve] = [await login.browser(), await login.browser()]
  const numbers = new Set<string>()
  const same = async (to: string, asked: Promise<{ number?: string | undefined }>) => {
    const { number = 'none' } = await asked
    expect(number).toMatch(/^[1-9]\d\d$/)
    const { text } = await mails.next(to)
    expect(text).toContain(`shows a number, it is ${number}.`)
    numbers.add(number)
    login.wait(30 * secondMs)
    return text
  }
  const wish = { email: 'bea@mail.example', origin: page }
  const text = await same(wish.email, ann.call(requestEmailCode, wish))
  const { session } = await ann.call(loginByCode, { code: codeOf(text), origin: page })
  ann.session = session
  const change = { email: 'bea@new.example', origin: page }
  const old = await same(wish.email, ann.call(updateEmail, change))
  await same(change.email, ann.call(updateEmailOld, { code: codeOf(old) }))
  await same(wish.email, ann.call(requestStepUp, { purpose: 'export', origin: page }))
  for (let nth = 0; nth < 2; nth += 1) await same(wish.email, eve.call(requestEmailCode, wish))
  // Drawn anew each time.
  expect(numbers.size).toBeGreaterThan(3)
})

test('a code opens a session in the browser, the app and the page that requested it, and nowhere else', async () => {
  const [ann, eve] = [await login.browser(), await login.browser()]
  const wish = { email: 'cleo@mail.example', origin: page }
  await ann.call(requestEmailCode, wish)
  const code = codeOf((await mails.next(wish.email)).text)
  await expect(eve.call(loginByCode, { code })).rejects.toMatchObject({ code: 'code_expired' })
  await expect(ann.call(loginByCode, { code, origin: other })).rejects.toMatchObject({
    code: 'code_expired',
  })
  await expect(ann.call(loginByCode, { code, projectId: 'bank' })).rejects.toMatchObject({
    code: 'code_wrong',
  })
  expect((await ann.call(loginByCode, { code, origin: page })).identity.email).toBe(wish.email)
})

test('an account of one app is used at another by a code alone that was mailed for it, and the mail says what that means', async () => {
  const ann = await login.browser()
  const email = 'fay@mail.example'
  const wish = { email, origin: page }
  // The pages of both apps have one address, and the browser one key: nothing but the app is another.
  await ann.call(requestEmailCode, wish)
  const atShop = await mails.next(email)
  expect(atShop.text).toContain('for the app Shop, ')
  const { session } = await ann.call(loginByCode, { code: codeOf(atShop.text), origin: page })
  ann.session = session
  const bank = { projectId: 'bank' }
  const unknown = { code: 'session_unknown' }
  const atBank = [
    () => ann.call(readSession, bank),
    () => ann.call(readLog, bank),
    () => ann.call(readKeeperShares, { ...bank, purpose: 'unlock' }),
    () => ann.call(requestStepUp, { ...bank, purpose: 'tier', origin: page }),
    () => ann.call(updateEmail, { ...bank, email: 'thief@mail.example', origin: page }),
  ]
  for (const call of atBank) await expect(call()).rejects.toMatchObject(unknown)
  // Nor does the other app end it.
  await ann.call(logout, bank)
  await expect(ann.call(readSession, {})).resolves.toBeDefined()

  // A code of the one for something else is none of the other, for whatever it is.
  await ann.call(requestStepUp, { purpose: 'tier', origin: page })
  const step = codeOf((await mails.next(email)).text)
  login.wait(30 * secondMs)
  ann.session = undefined
  await ann.call(requestEmailCode, wish)
  const ofShop = codeOf((await mails.next(email)).text)
  for (const code of [step, ofShop])
    await expect(ann.call(loginByCode, { ...bank, code, origin: page })).rejects.toMatchObject({
      code: 'code_wrong',
    })

  login.wait(30 * secondMs)
  await ann.call(requestEmailCode, { ...wish, ...bank })
  const { text } = await mails.next(email)
  expect(text).toContain(`for the app Bank, whose pages are ${page}:`)
  expect(text).toContain(
    'Typing it lets Bank see the wallet of this address and ask it for signatures, also if it was made or is used at another app.',
  )
  const entered = await ann.call(loginByCode, { ...bank, code: codeOf(text), origin: page })
  ann.session = entered.session
  await expect(ann.call(readSession, bank)).resolves.toMatchObject({ identity: { email } })
  await expect(ann.call(readSession, {})).rejects.toMatchObject(unknown)
})

test('a session from before sessions were of an app is of the first that uses it', async () => {
  const ann = await login.browser()
  const { session } = await login.login(ann, 'gus@mail.example')
  const isThis = eq(loginSessions.hash, hashOf(session))
  await login.keeper.db.update(loginSessions).set({ project: null }).where(isThis)
  await expect(ann.call(readSession, {})).resolves.toBeDefined()
  await expect(ann.call(readSession, { projectId: 'bank' })).rejects.toMatchObject({
    code: 'session_unknown',
  })
  await expect(ann.call(readSession, {})).resolves.toBeDefined()
})

test('says of an app what stands in one line, and of many pages only some', () => {
  const project = { id: 'shop', features: [], quotas: {}, analytics: false }
  const pages = ['a', 'b', 'c', 'd', 'e'].map((name) => `https://${name}.example`)
  const name = 'Shop\u202e\n\nSubject: your bank'
  expect(appOf({ ...project, name, allowedOrigins: pages }, 'https://d.example')).toEqual({
    app: 'Shop   Subject: your bank',
    pages: { named: ['https://d.example', 'https://a.example', 'https://b.example'], more: 2 },
  })
  expect(appOf({ ...project, name: '\u200b', allowedOrigins: [page] }, page)).toEqual({
    app: 'shop',
    pages: { named: [page], more: 0 },
  })
  expect(() => appOf({ ...project, name, allowedOrigins: [] }, page)).toThrow(
    'Unauthorized: origin not allowed',
  )
})
