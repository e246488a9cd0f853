import { readFileSync } from 'node:fs'
import {
  changeGuardEmail,
  depositGuardShare,
  forgetGuardShares,
  promoteGuardShare,
  putGuardShare,
  readGuardShares,
  requestGuardAccess,
} from '@foyer/protocol/login'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { guardSettings } from '../config/guardSettings.js'
import type { TestBrowser } from '../login/testing/createBrowser.js'
import { createOwner } from '../login/testing/createOwner.js'
import { newId } from '../secrets/newId.js'
import { guardCounts, guardLog, guardShares, guardWallets } from './guardTables.js'
import { beforeRead } from './testing/beforeRead.js'
import { makeWallet, testShare as share } from './testing/makeWallet.js'
import { startTestGuard, type TestGuard, walletUrl } from './testing/startTestGuard.js'

const origin = 'https://shop.example'
const owner = createOwner()
let world: TestGuard

beforeAll(async () => {
  world = await startTestGuard({ FOYER_GUARD_RECOVERIES_PER_HOUR: '5' })
})
afterAll(() => world.stop())
// What one test used up is not the next one's.
beforeEach(() => world.guard.db.delete(guardCounts))

const made = () => makeWallet(world, owner)
const ask = (browser: TestBrowser, walletId: string, more = {}) =>
  browser.call(requestGuardAccess, { walletId, origin, ...more })
const read = (browser: TestBrowser, walletId: string) => browser.call(readGuardShares, { walletId })

test('gives the share to the browser that made the wallet, and to no other', async () => {
  const { home, walletId, setId } = await made()
  const stranger = await world.browser()
  const next = { walletId, setId: newId(), share, over: setId }
  expect(await read(home, walletId)).toEqual({ shares: [{ setId, share, state: 'current' }] })
  for (const call of [
    () => read(stranger, walletId),
    () => stranger.call(putGuardShare, owner.putAtGuard(next)),
    () => stranger.call(promoteGuardShare, owner.promotionAtGuard(next)),
    () => stranger.call(changeGuardEmail, { walletId, email: 'thief@example.com', origin }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 403, code: 'not_let_in' })
  await expect(read(stranger, newId())).rejects.toMatchObject({ status: 404 })
})

test('takes no second share for a wallet, and the same one twice', async () => {
  const { home, walletId, setId, identity } = await made()
  await home.call(depositGuardShare, owner.deposit({ walletId, setId, share, identity }))
  const stranger = await world.browser()
  await world.guard.db.delete(guardCounts)
  await world.prove(stranger, identity.subject)
  for (const [browser, set] of [
    [stranger, setId],
    [stranger, newId()],
    [home, newId()],
  ] as const)
    await expect(
      browser.call(depositGuardShare, owner.deposit({ walletId, setId: set, share, identity })),
    ).rejects.toMatchObject({ status: 409, code: 'wallet_exists' })
})

test('lets in the requesting browser, and no other, once its owner pressed the button', async () => {
  const { walletId, setId, email } = await made()
  const [asking, other] = [await world.browser(), await world.browser()]
  const asked = await ask(asking, walletId)
  expect(asked).toMatchObject({ state: 'waiting', by: 'email', wallet: { browsers: 1 } })
  const link = await world.link(email)

  // Programs open links to look for harm in them.
  for (let times = 0; times < 3; times++) {
    const page = await world.app.request(link)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const text = await page.text()
    for (const part of [origin, 'Firefox (Linux)', 'UTC', 'This was not me', asked.number ?? ''])
      expect(text).toContain(part)
  }
  expect(await ask(asking, walletId)).toMatchObject({ state: 'waiting' })

  expect((await world.press(link, 'yes', { origin: 'https://evil.example' })).status).toBe(403)
  expect((await world.press(link, 'yes', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const shown = await world.press(link, 'yes', {
    ...{ origin: 'https://evil.example', accept: 'text/html' },
  })
  expect(shown.status).toBe(403)
  expect(await shown.text()).toContain('<html lang="en-GB" dir="ltr">')
  expect((await world.press(link, 'yes')).status).toBe(200)
  expect((await world.press(link, 'yes')).status).toBe(404)
  expect(await ask(asking, walletId)).toEqual({ state: 'allowed', by: 'email' })
  expect(await read(asking, walletId)).toEqual({ shares: [{ setId, share, state: 'current' }] })
  await expect(read(other, walletId)).rejects.toMatchObject({ status: 403 })
  expect((await world.mails.next(email)).subject).toBe('A new browser was let into your wallet')
})

test('a link is good for ten minutes, and a newer one takes its place', async () => {
  const { walletId, email } = await made()
  const asking = await world.browser()
  await ask(asking, walletId)
  const first = await world.link(email)
  await expect(ask(asking, walletId, { resend: true })).rejects.toMatchObject({
    status: 429,
    retryAfter: 30,
  })
  world.pass(30_000)
  await ask(asking, walletId, { resend: true })
  const second = await world.link(email)
  expect((await world.press(first, 'yes')).status).toBe(404)
  world.pass(600_000)
  expect((await world.press(second, 'yes')).status).toBe(404)
  await expect(read(asking, walletId)).rejects.toMatchObject({ status: 403 })
})

test('“This was not me” refuses new browsers for an hour, and none that is let in', async () => {
  const { home, walletId, email } = await made()
  const [asking, next] = [await world.browser(), await world.browser()]
  await ask(asking, walletId)
  expect((await world.press(await world.link(email), 'no')).status).toBe(200)
  // Mails of what was before may still be on their way.
  await world.guard.outbox?.settled()
  const before = world.mails.mails.length
  expect(await ask(asking, walletId)).toMatchObject({ state: 'refused' })
  expect(await ask(next, walletId)).toMatchObject({ state: 'refused' })
  expect(await ask(home, walletId)).toMatchObject({ state: 'allowed' })
  await world.guard.outbox?.settled()
  expect(world.mails.mails.length).toBe(before)
  world.pass(3_600_001)
  expect(await ask(next, walletId)).toMatchObject({ state: 'waiting' })
})

test.each([
  ['no', 'refused'],
  ['yes', 'allowed'],
] as const)(
  'a “%s” amid a look of the browser is heard, and sends no second mail',
  async (answer, state) => {
    const { db } = world.guard
    onTestFinished(() => void Object.assign(world.guard, { db }))
    for (let nth = 1; nth <= 5; nth++) {
      const { walletId, email } = await made()
      const asking = await world.browser()
      await ask(asking, walletId)
      const link = await world.link(email)
      const press = vi.fn(async () => {
        world.guard.db = db
        expect((await world.press(link, answer)).status).toBe(200)
      })
      world.guard.db = beforeRead(db, nth, press)
      const look = await ask(asking, walletId)
      if (nth <= 3) expect(press).toHaveBeenCalledOnce()
      world.guard.db = db
      expect(['waiting', state]).toContain(look.state)
      if (!press.mock.calls.length) await press()
      expect(await ask(asking, walletId)).toMatchObject({ state })
      await world.guard.outbox?.settled()
      const questions = world.mails.mails.filter(
        ({ subject, to }) => to === email && /^Let a new browser/.test(subject),
      )
      expect(questions).toHaveLength(1)
    }
  },
)

test('mails to one mailbox are limited, by one wallet or by many', async () => {
  const { walletId, email } = await made()
  const asking = await world.browser()
  let refused = 0
  for (let times = 0; times < 12; times++) {
    world.pass(30_000)
    await ask(asking, walletId, { resend: true }).catch((error) => {
      expect(error).toMatchObject({ status: 429 })
      refused++
    })
  }
  expect(refused).toBe(7)
  for (let times = 0; times < 12; times++) {
    // Of one address not so many are made: these are of before that was asked for.
    const another = await made()
    await world.guard.db
      .update(guardWallets)
      .set({ email, subject: email })
      .where(eq(guardWallets.id, another.walletId))
    // Each from another network, so that the address alone is what counts.
    await world.guard.db.delete(guardCounts).where(eq(guardCounts.key, 'asked by unknown'))
    await ask(await world.browser(), another.walletId).catch(() => refused++)
  }
  expect(refused).toBe(7 + 7)
  await world.guard.outbox?.settled()
  const asked = ({ subject, to }: { subject: string; to: string }) =>
    to === email && /^Let a new browser/.test(subject)
  expect(world.mails.mails.filter(asked)).toHaveLength(10)
})

test('an attacker in the server does not get all wallets at once', async () => {
  const wallets = await Promise.all(Array.from({ length: 6 }, () => made()))
  const answers: number[] = []
  let last = ''
  for (const { walletId, email } of wallets) {
    await world.guard.db.delete(guardCounts).where(eq(guardCounts.key, 'asked by unknown'))
    await ask(await world.browser(), walletId)
    last = await world.link(email)
    answers.push((await world.press(last, 'yes')).status)
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  // The question stays, for when there is room.
  expect((await world.app.request(last)).status).toBe(200)
})

test('a proof counts once, for this guard, this call and now', async () => {
  const { home, walletId } = await made()
  const send = (forged: object) => home.send(readGuardShares, { walletId }, forged)
  const jti = newId()
  expect((await send({ claims: { jti } })).status).toBe(200)
  for (const forged of [
    { claims: { jti } },
    { claims: { htu: `${walletUrl}/guard/read` } },
    { claims: { htu: 'https://guard.example/guard/forget' } },
    { claims: { iat: Math.floor(world.now() / 1_000) - 3_600 } },
    { header: { alg: 'none' } },
    { headers: { dpop: 'x.y.z' } },
  ])
    expect((await send(forged).catch(() => ({ status: 401 }))).status).toBe(401)
})

test('the page of the settings has a row for each, with its default', () => {
  const page = readFileSync(new URL('../../../../docs/server.md', import.meta.url), 'utf8')
  for (const { name, fallback, says } of Object.values(guardSettings))
    expect(page).toContain(
      `| \`${name}\` | ${fallback === '' ? 'none' : `\`${fallback}\``} | ${says} |`,
    )
})

test('answers the wallet’s pages alone', async () => {
  const { home, walletId } = await made()
  const send = (origin: string) => home.send(readGuardShares, { walletId }, { headers: { origin } })
  expect((await send('https://shop.example')).status).toBe(403)
  expect((await send('null')).status).toBe(403)
  const answer = await send(walletUrl)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBe(walletUrl)
})

test('keeps a new set beside the one in use until it is promoted', async () => {
  const { home, walletId, setId } = await made()
  const [second, third] = [newId(), newId()]
  const of = (set: string, over: string, pending?: string) => ({
    ...{ walletId, setId: set, share, over, ...(pending && { pending }) },
  })
  const put = (...body: Parameters<typeof of>) =>
    home.call(putGuardShare, owner.putAtGuard(of(...body)))
  const promote = (set: string) =>
    home.call(promoteGuardShare, owner.promotionAtGuard(of(set, setId)))
  await put(second, setId)
  const changed = { status: 409, code: 'set_changed' }
  await expect(put(third, setId)).rejects.toMatchObject(changed)
  await put(third, setId, second)
  const sets = async () =>
    (await read(home, walletId)).shares.map((one) => `${one.setId} ${one.state}`).sort()
  expect(await sets()).toEqual([`${setId} current`, `${third} next`].sort())
  await expect(promote(second)).rejects.toMatchObject({ status: 404 })
  for (let times = 0; times < 2; times++) await promote(third)
  expect(await sets()).toEqual([`${third} current`])
  await expect(put(newId(), setId)).rejects.toMatchObject(changed)
})

test('a wallet that went without the guard comes back to the same user, by a browser that it knows', async () => {
  const { home, walletId, setId, identity } = await made()
  await home.call(forgetGuardShares, owner.forget(walletId, setId))
  expect((await world.mails.next(identity.subject)).subject).toMatch(/no second check any more/)
  expect(await read(home, walletId)).toEqual({ shares: [] })
  const deposit = (browser: TestBrowser, who: object) =>
    browser.call(
      depositGuardShare,
      owner.deposit({ walletId, setId: newId(), share, identity: who }),
    )
  const other = { ...identity, subject: 'thief@example.com' }
  await world.prove(home, other.subject)
  await expect(deposit(home, other)).rejects.toMatchObject({ status: 403, code: 'other_identity' })
  const stranger = await world.browser()
  await world.prove(stranger, identity.subject)
  await expect(deposit(stranger, identity)).rejects.toMatchObject({
    ...{ status: 403, code: 'not_let_in' },
  })
  await deposit(home, identity)
  expect((await read(home, walletId)).shares).toHaveLength(1)
  expect((await world.mails.next(identity.subject)).subject).toMatch(/its second check again/)
})

test('a wallet that comes back is open only to the browser that brought it', async () => {
  const { home, walletId, setId, email } = await made()
  const [spy, other] = [await world.browser(), await world.browser()]
  await ask(spy, walletId)
  await world.press(await world.link(email), 'yes')
  world.pass(30_000)
  await ask(other, walletId)
  const link = await world.link(email)
  expect((await read(spy, walletId)).shares).toHaveLength(1)

  const back = { walletId, setId: newId(), share, over: setId, alone: true }
  await home.call(putGuardShare, owner.putAtGuard(back))
  await expect(read(spy, walletId)).rejects.toMatchObject({ status: 403, code: 'not_let_in' })
  // What was asked before is not answered any more, either.
  expect((await world.press(link, 'yes')).status).toBe(404)
  expect((await read(home, walletId)).shares).toHaveLength(2)

  const again = await made()
  await ask(spy, again.walletId)
  await world.press(await world.link(again.email), 'yes')
  const { walletId: id, identity } = again
  await again.home.call(forgetGuardShares, owner.forget(id, again.setId))
  const returning = { walletId: id, setId: newId(), share, identity }
  await again.home.call(depositGuardShare, owner.deposit(returning))
  await expect(read(spy, id)).rejects.toMatchObject({ status: 403 })
})

test('the address changes once the old one and the new one said yes', async () => {
  const { home, walletId, email } = await made()
  const next = `${newId()}@example.com`.toLowerCase()
  const change = () => home.call(changeGuardEmail, { walletId, email: next, origin })
  expect(await change()).toEqual({ state: 'waiting' })
  const [old, fresh] = [await world.link(email), await world.link(next)]
  expect((await world.press(fresh, 'yes')).status).toBe(200)
  expect((await world.press(fresh, 'yes')).status).toBe(404)
  expect(await change()).toEqual({ state: 'waiting' })
  expect((await world.press(old, 'yes')).status).toBe(200)
  expect(await change()).toEqual({ state: 'done' })
  world.pass(30_000)
  await ask(await world.browser(), walletId)
  expect((await world.press(await world.link(next), 'yes')).status).toBe(200)
})

test('a no from either address ends the change', async () => {
  const { home, walletId, email } = await made()
  const next = `${newId()}@example.com`.toLowerCase()
  await home.call(changeGuardEmail, { walletId, email: next, origin })
  const [old, fresh] = [await world.link(email), await world.link(next)]
  await world.press(old, 'no')
  expect((await world.press(fresh, 'yes')).status).toBe(404)
  expect(await ask(await world.browser(), walletId)).toMatchObject({ state: 'refused' })
})

test('its database holds no share that can be read, and a line for each deed', async () => {
  const { walletId } = await made()
  const rows = await world.guard.db.select().from(guardShares)
  expect(JSON.stringify(rows)).not.toContain(share)
  const [entry] = await world.guard.db.select().from(guardLog).where(eq(guardLog.wallet, walletId))
  expect(entry).toMatchObject({ what: 'deposited' })
  // A share that was moved to another wallet's row does not open there.
  const other = await made()
  const [moved] = rows.filter(({ wallet }) => wallet === walletId)
  await world.guard.db
    .update(guardShares)
    .set({ sealed: moved?.sealed ?? '' })
    .where(eq(guardShares.wallet, other.walletId))
  await expect(read(other.home, other.walletId)).rejects.toMatchObject({ status: 500 })
})
