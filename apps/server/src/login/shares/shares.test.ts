import { randomBytes } from 'node:crypto'
import {
  pepperPassphrase,
  promoteKeeperShare,
  putKeeperShare,
  readKeeperShares,
  readLog,
  requestStepUp,
  stepUp,
} from '@foyer/protocol/login'
import { afterAll, expect, test } from 'vitest'
import { dayMs, hourMs } from '../../bounds/times.js'
import { openShare } from '../../envelope/sealShare.js'
import { newId } from '../../secrets/newId.js'
import { newSecret } from '../../secrets/newSecret.js'
import { checkKeys } from '../checkKeys.js'
import { loginAccounts, loginCodes, loginSessions, loginShares } from '../tables.js'
import type { TestBrowser } from '../testing/createBrowser.js'
import { createOwner } from '../testing/createOwner.js'
import { codeOf, page, startLogin } from '../testing/startLogin.js'
import { startMailedLogin } from '../testing/startMailedLogin.js'

const { database, login, mails, stop } = await startMailedLogin()
afterAll(stop)

const owner = createOwner()
const { addresses } = owner
const share = () => randomBytes(17).toString('base64url')
type Put = Parameters<typeof owner.put>[0]
const newPut = () => ({
  ...{ walletId: newId(), setId: newId(), share: share() },
  ...{ tier: 'guarded' as const, recovery: null, over: null, from: null },
})
const putting = (browser: TestBrowser, put: Put) => browser.call(putKeeperShare, owner.put(put))
const promoting = (browser: TestBrowser, put: Put) =>
  browser.call(promoteKeeperShare, owner.promotion(put))
async function user(email: string): Promise<TestBrowser> {
  const browser = await login.browser()
  await login.login(browser, email)
  return browser
}
/** Makes a wallet of one set. */
async function withWallet(email: string) {
  const browser = await user(email)
  const put = newPut()
  await putting(browser, put)
  await promoting(browser, put)
  return { browser, put }
}
const read = (browser: TestBrowser, purpose: 'unlock' | 'export' = 'unlock') =>
  browser.call(readKeeperShares, { purpose })
async function confirm(browser: TestBrowser, email: string, purpose: 'export' | 'tier') {
  await browser.call(requestStepUp, { purpose, origin: page })
  await browser.call(stepUp, { code: codeOf((await mails.next(email)).text) })
}

test('makes a wallet with the first promotion, and puts each next set beside the one in use', async () => {
  const ann = await user('ann@mail.example')
  expect(await read(ann)).toEqual({ shares: [] })
  const first = newPut()
  await putting(ann, first)
  await promoting(ann, first)
  await promoting(ann, first)
  const next = { ...first, setId: newId(), share: share(), from: first.setId }
  await putting(ann, next)
  const both = await read(ann)
  expect(both.wallet).toMatchObject({ walletId: first.walletId, addresses, tier: 'guarded' })
  const of = (state: string) => both.shares.find((one) => one.state === state)
  expect(of('current')).toMatchObject({ setId: first.setId, share: first.share })
  expect(of('next')).toMatchObject({ setId: next.setId, share: next.share })
  await promoting(ann, next)
  const after = await read(ann)
  expect(after.shares).toEqual([
    { setId: next.setId, share: next.share, state: 'current', tier: 'guarded', isSigned: true },
  ])
  await expect(promoting(ann, first)).rejects.toMatchObject({
    code: 'set_not_found',
  })
  const { entries } = await ann.call(readLog, {})
  expect(entries.map(({ what }) => what)).toEqual(['recovered', 'wallet_made', 'login'])
})

test('gives two tabs that make a wallet at once the same one', async () => {
  const tab = await user('ben@mail.example')
  const puts = Array.from({ length: 10 }, newPut)
  const answers = await Promise.all(puts.map((put) => tab.send(putKeeperShare, owner.put(put))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...puts.slice(1).map(() => 409)])
  const won = puts[answers.findIndex(({ ok }) => ok)]
  const held = await read(tab)
  expect(held.shares).toEqual([
    { setId: won?.setId, share: won?.share, state: 'next', tier: 'guarded', isSigned: true },
  ])
  // What was never promoted may be made anew by a browser that has seen it; what was, never.
  const again = { ...newPut(), over: won?.setId ?? null }
  await putting(tab, again)
  await expect(promoting(tab, won ?? again)).rejects.toMatchObject({ status: 404 })
  await promoting(tab, again)
  await expect(putting(tab, newPut())).rejects.toMatchObject({ code: 'wallet_exists' })
  const moved = createOwner().put({ ...again, setId: newId(), over: null, from: again.setId })
  await expect(tab.call(putKeeperShare, moved)).rejects.toMatchObject({ code: 'wallet_exists' })
})

test('replaces no set that the caller has not read, and takes no wallet of another account', async () => {
  const { browser, put } = await withWallet('cem@mail.example')
  const from = put.setId
  const next = { ...put, setId: newId(), from }
  await putting(browser, next)
  const late = { ...put, setId: newId(), from }
  const changed = { code: 'set_changed' }
  await expect(putting(browser, late)).rejects.toMatchObject(changed)
  await expect(putting(browser, { ...late, over: next.setId, from: null })).rejects.toMatchObject(
    changed,
  )
  await putting(browser, { ...late, over: next.setId })
  const eve = await user('eve@mail.example')
  await expect(putting(eve, put)).rejects.toMatchObject({ code: 'wallet_exists' })
  expect((await read(eve)).shares).toEqual([])
  await expect(promoting(eve, late)).rejects.toMatchObject({ status: 404 })
})

test('changes the tier after a step-up alone, with what recovers it, in one step, and says so by mail', async () => {
  const { browser, put } = await withWallet('dan@mail.example')
  const set = { setId: newId(), from: put.setId, tier: 'user' as const }
  const next = { ...put, ...set, recovery: '{"passkey":1}' }
  await expect(putting(browser, next)).rejects.toMatchObject({ code: 'step_up_required' })
  await confirm(browser, 'dan@mail.example', 'export')
  await expect(putting(browser, next)).rejects.toMatchObject({ code: 'step_up_required' })
  login.wait(30_000)
  await confirm(browser, 'dan@mail.example', 'tier')
  await putting(browser, next)
  expect((await read(browser)).wallet).toMatchObject({ tier: 'guarded', recovery: null })
  await promoting(browser, next)
  expect((await read(browser)).wallet).toMatchObject({ tier: 'user', recovery: next.recovery })
  expect((await mails.next('dan@mail.example')).subject).toMatch(/recovered in another way/)
})

test('changes the recovery methods, and gives the wallet back to the guard, after a step-up alone, and says so by mail', async () => {
  const email = 'eli@mail.example'
  const { browser, put } = await withWallet(email)
  const record = (setId: string, ways: readonly string[]) =>
    ({ ...put, setId, tier: 'user', recovery: JSON.stringify({ setId, ways }) }) as const
  let from = put.setId
  const take = async (next: Put) => {
    await putting(browser, { ...next, from })
    await promoting(browser, { ...next, from })
    from = next.setId
  }
  await confirm(browser, email, 'tier')
  await take(record(newId(), ['passkey', 'passphrase']))
  await mails.next(email)
  login.wait(300_000)
  // A mere split, as in a new browser, asks for nothing.
  await take(record(newId(), ['passkey', 'passphrase']))
  for (const [next, what, subject] of [
    [record(newId(), ['passkey']), 'ways_changed', /What opens your wallet was changed/],
    [{ ...put, setId: newId() }, 'guarded_again', /guarded by the second service again/],
  ] as const) {
    await expect(take(next)).rejects.toMatchObject({ code: 'step_up_required' })
    await confirm(browser, email, 'tier')
    await take(next)
    expect((await mails.next(email)).subject).toMatch(subject)
    expect((await browser.call(readLog, {})).entries[0]?.what).toBe(what)
    login.wait(300_000)
  }
  expect((await read(browser)).wallet).toMatchObject({ tier: 'guarded', recovery: null })
})

test('lets keys out of a browser that is a day old, after a step-up, with a mail each time', async () => {
  const { browser } = await withWallet('fay@mail.example')
  await confirm(browser, 'fay@mail.example', 'export')
  login.wait(hourMs)
  await expect(read(browser, 'export')).rejects.toMatchObject({
    ...{ status: 403, code: 'device_too_new' },
    retryAfter: (dayMs - hourMs) / 1_000,
  })
  expect((await mails.next('fay@mail.example')).subject).toMatch(/asked for the keys/)
  await expect(read(browser, 'export')).rejects.toMatchObject({ code: 'device_too_new' })
  login.wait(dayMs)
  await expect(read(browser, 'export')).rejects.toMatchObject({ code: 'step_up_required' })
  await confirm(browser, 'fay@mail.example', 'export')
  expect((await read(browser, 'export')).shares).toHaveLength(1)
  // The refused one mailed once, not twice.
  expect((await mails.next('fay@mail.example')).subject).toMatch(/were taken out/)
  expect((await browser.call(readLog, {})).entries[0]?.what).toBe('exported')
})

test('stands behind a passphrase ten times an hour, however many requests come at once', async () => {
  const gil = await user('gil@mail.example')
  const value = newSecret()
  const ask = () => gil.send(pepperPassphrase, { value })
  const answers = await Promise.all(Array.from({ length: 50 }, ask))
  const good = await Promise.all(answers.filter(({ ok }) => ok).map((answer) => answer.text()))
  expect(good).toHaveLength(10)
  expect(new Set(good).size).toBe(1)
  expect(answers.find(({ ok }) => !ok)?.headers.get('retry-after')).toBe('3600')
  login.wait(hourMs)
  expect(await (await ask()).text()).toBe(good[0])
  const hal = await user('hal@mail.example')
  expect((await hal.call(pepperPassphrase, { value })).value).not.toBe(
    (await gil.call(pepperPassphrase, { value })).value,
  )
})

test('opens nothing by all of the database without the keys', async () => {
  const { browser, put } = await withWallet('ida@mail.example')
  const value = newSecret()
  const peppered = await browser.call(pepperPassphrase, { value })
  const rows = JSON.stringify({
    shares: await database.db.select().from(loginShares),
    accounts: await database.db.select().from(loginAccounts),
    sessions: await database.db.select().from(loginSessions),
    codes: await database.db.select().from(loginCodes),
  })
  for (const secret of [
    put.share,
    Buffer.from(put.share, 'base64url').toString('hex'),
    browser.session,
  ])
    expect(rows).not.toContain(secret)

  // A server of the thief's own over that very database, with a key file of its own making.
  const thief = await startLogin({ database, mails, start: login.now() })
  await expect(checkKeys(thief.keeper)).rejects.toThrow('sealed under another key')
  await checkKeys(login.keeper)
  // Even with the user's own browser key and token.
  const at = await thief.browser(browser.keys)
  at.session = browser.session
  expect((await at.send(readKeeperShares, { purpose: 'unlock' })).status).toBe(500)
  expect((await at.send(pepperPassphrase, { value })).status).toBe(500)
  expect(rows).not.toContain(peppered.value)
  await thief.stop()

  // Nor does a share open in the place of another, for who can write to the database.
  const [one] = await database.db.select().from(loginShares)
  const name = { wallet: one?.wallet ?? '', set: one?.set ?? '', kind: 'keeper' } as const
  const { envelope } = login.keeper
  expect(await openShare(envelope, one?.sealed ?? '', name)).toHaveLength(23)
  await expect(openShare(envelope, one?.sealed ?? '', { ...name, set: newId() })).rejects.toThrow()
  await expect(
    openShare(envelope, one?.sealed ?? '', { ...name, wallet: newId() }),
  ).rejects.toThrow()
})
