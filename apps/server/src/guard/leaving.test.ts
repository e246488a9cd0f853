import {
  changeGuardEmail,
  depositGuardShare,
  forgetGuardShares,
  leaveGuard,
  proveToGuard,
  putGuardShare,
  readGuardEmail,
  readGuardShares,
  requestGuardAccess,
} from '@foyer/protocol/login'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestBrowser } from '../login/testing/createBrowser.js'
import { createOwner } from '../login/testing/createOwner.js'
import { newId } from '../secrets/newId.js'
import { guardCounts, guardLog, guardWallets } from './guardTables.js'
import { meetOwner } from './meetOwner.js'
import { depositOf, makeWallet, testShare as share } from './testing/makeWallet.js'
import { startTestGuard, type TestGuard } from './testing/startTestGuard.js'

const origin = 'https://shop.example'
const owner = createOwner()
const refused = { status: 403, code: 'not_let_in' }
let world: TestGuard

beforeAll(async () => {
  world = await startTestGuard()
})
afterAll(() => world.stop())
beforeEach(() => world.guard.db.delete(guardCounts))

/** A wallet with the browser that made it and another one that was let in since. */
async function made() {
  const wallet = await makeWallet(world, owner)
  const away = await world.browser()
  await ask(away, wallet.walletId)
  await world.press(await world.link(wallet.email), 'yes')
  return { ...wallet, away }
}

const ask = (browser: TestBrowser, walletId: string) =>
  browser.call(requestGuardAccess, { walletId, origin, resend: true })
const read = (browser: TestBrowser, walletId: string) => browser.call(readGuardShares, { walletId })

test('a browser that was logged out reads no share and changes none, until its user lets it in again', async () => {
  const { home, away, walletId, setId, email } = await made()
  await expect(read(away, walletId)).resolves.toBeDefined()
  await away.call(leaveGuard, {})
  // Said again, as by who did not hear the answer, it is the same, and is noted once.
  await away.call(leaveGuard, {})
  const { db } = world.guard
  const noted = await db.select().from(guardLog).where(eq(guardLog.jkt, away.jkt))
  expect(noted.filter(({ what }) => what === 'left')).toHaveLength(1)
  await expect(read(away, walletId)).rejects.toMatchObject(refused)
  const next = { walletId, setId: newId(), share, over: setId }
  for (const call of [
    () => away.call(putGuardShare, owner.putAtGuard(next)),
    () => away.call(leaveGuard, { other: { walletId, browser: home.jkt } }),
  ])
    await expect(call()).rejects.toMatchObject(refused)
  await expect(read(home, walletId)).resolves.toBeDefined()

  world.pass(60_000)
  await world.guard.db.delete(guardCounts)
  await expect(ask(away, walletId)).resolves.toMatchObject({ state: 'waiting' })
  await expect(read(away, walletId)).rejects.toMatchObject(refused)
  await world.press(await world.link(email), 'yes')
  await expect(read(away, walletId)).resolves.toBeDefined()
})

test('the only browser of a wallet comes back by the mail, and finds what it left', async () => {
  const { home, ...wallet } = await makeWallet(world, owner)
  const { walletId, setId, email } = wallet
  await home.call(leaveGuard, {})
  await expect(home.call(depositGuardShare, depositOf(owner, wallet))).rejects.toMatchObject({
    status: 403,
  })
  await ask(home, walletId)
  await world.press(await world.link(email), 'yes')
  await expect(read(home, walletId)).resolves.toEqual({
    shares: [{ setId, share, state: 'current' }],
  })
})

test('requests and proofs from before a log-out let the browser in nowhere', async () => {
  const { away, walletId, email } = await made()
  const guest = await world.browser()
  world.pass(60_000)
  await world.guard.db.delete(guardCounts)
  await ask(guest, walletId)
  const link = await world.link(email)
  await guest.call(leaveGuard, {})
  expect((await world.press(link, 'yes')).status).toBe(404)
  await expect(read(guest, walletId)).rejects.toMatchObject(refused)

  // One user was about to make a wallet: the next user of this browser begins anew.
  const other = `${newId()}@example.com`.toLowerCase()
  await world.prove(guest, other)
  await guest.call(leaveGuard, {})
  await world.guard.db.delete(guardCounts)
  await expect(guest.call(proveToGuard, { email: other, origin })).resolves.toMatchObject({
    state: 'waiting',
  })
  await expect(read(away, walletId)).resolves.toBeDefined()
})

test('a yes that is pressed while the browser is logged out lets no browser in', async () => {
  const { walletId, email } = await made()
  world.pass(60_000)
  for (let round = 0; round < 10; round++) {
    await world.guard.db.delete(guardCounts)
    const guest = await world.browser()
    await ask(guest, walletId)
    const link = await world.link(email)
    await Promise.all([world.press(link, 'yes'), guest.call(leaveGuard, {})])
    await expect(read(guest, walletId)).rejects.toMatchObject(refused)
  }
})

test('only a browser of the wallet logs another out, which is a stranger from then on', async () => {
  const { home, away, walletId, setId, identity, email } = await made()
  const [stays, asks] = [await world.browser(), await world.browser()]
  const links: string[] = []
  for (const one of [stays, asks]) {
    world.pass(60_000)
    await world.guard.db.delete(guardCounts)
    await ask(one, walletId)
    links.push(await world.link(email))
    if (one === stays) await world.press(links[0] ?? '', 'yes')
  }
  const strangers = [await world.browser(), (await made()).home]
  for (const one of strangers)
    await expect(
      one.call(leaveGuard, { other: { walletId, browser: away.jkt } }),
    ).rejects.toMatchObject(refused)
  await expect(read(away, walletId)).resolves.toEqual({
    shares: [{ setId, share, state: 'current' }],
  })
  const meet = async () => {
    const who = { ...identity, jkt: away.jkt, project: null }
    return (await meetOwner(world.guard.db, who)).isKnown
  }
  expect(await meet()).toBe(true)
  await home.call(leaveGuard, { other: { walletId, browser: away.jkt } })
  await expect(read(away, walletId)).rejects.toMatchObject(refused)
  expect(await meet()).toBe(false)
  // That browser alone: the others stay, and so does a question of another one.
  await expect(read(stays, walletId)).resolves.toBeDefined()
  expect((await world.press(links[1] ?? '', 'yes')).status).toBe(200)
  await expect(read(asks, walletId)).resolves.toBeDefined()
  // A user who logged out of their own accord is known on return.
  await home.call(leaveGuard, {})
  const who = { ...identity, jkt: home.jkt, project: null }
  expect(await meetOwner(world.guard.db, who)).toEqual({ isKnown: true })
  const isOf = and(eq(guardLog.wallet, walletId), eq(guardLog.jkt, home.jkt))
  const { db } = world.guard
  const deeds = await db.select().from(guardLog).where(isOf).orderBy(guardLog.id)
  expect(deeds.map(({ what }) => what).slice(-2)).toEqual(['sent_away', 'left'])
})

test('a browser of the wallet sends all others away at once, with what they asked, and no stranger does', async () => {
  const { home, away, walletId, email } = await made()
  const guest = await world.browser()
  world.pass(60_000)
  await world.guard.db.delete(guardCounts)
  await ask(guest, walletId)
  const link = await world.link(email)
  const elsewhere = await made()
  const asks = await world.browser()
  world.pass(60_000)
  await world.guard.db.delete(guardCounts)
  await ask(asks, elsewhere.walletId)
  const linkElsewhere = await world.link(elsewhere.email)
  const others = { others: { walletId } }
  for (const one of [await world.browser(), elsewhere.home, guest])
    await expect(one.call(leaveGuard, others)).rejects.toMatchObject(refused)
  await expect(read(away, walletId)).resolves.toBeDefined()

  await home.call(leaveGuard, others)
  await home.call(leaveGuard, others)
  expect((await world.press(link, 'yes')).status).toBe(404)
  for (const one of [away, guest]) await expect(read(one, walletId)).rejects.toMatchObject(refused)
  await expect(away.call(leaveGuard, others)).rejects.toMatchObject(refused)
  await expect(read(home, walletId)).resolves.toBeDefined()
  // Browsers of another wallet stay, and so do the questions about it.
  await expect(read(elsewhere.away, elsewhere.walletId)).resolves.toBeDefined()
  expect((await world.press(linkElsewhere, 'yes')).status).toBe(200)
  await expect(read(asks, elsewhere.walletId)).resolves.toBeDefined()
})

test('a new address that a browser wished for is not asked at any more once that browser was sent away', async () => {
  const { home, away, walletId, email } = await made()
  const elsewhere = await made()
  const change = async (browser: TestBrowser, of = { walletId, email }) => {
    world.pass(60_000)
    await world.guard.db.delete(guardCounts)
    const next = `${newId()}@example.com`.toLowerCase()
    await browser.call(changeGuardEmail, { walletId: of.walletId, email: next, origin })
    return { next, links: [await world.link(of.email), await world.link(next)] }
  }
  const press = (links: readonly string[]) =>
    Promise.all(links.map(async (link) => (await world.press(link, 'yes')).status))
  const isAsked = async () => (await home.call(readGuardEmail, { walletId })).email
  for (const who of [{ other: { walletId, browser: away.jkt } }, { others: { walletId } }]) {
    const { links } = await change(away)
    await home.call(leaveGuard, who)
    expect(await press(links)).toEqual([404, 404])
    expect(await isAsked()).toBe(email)
    world.pass(60_000)
    await world.guard.db.delete(guardCounts)
    await ask(away, walletId)
    await world.press(await world.link(email), 'yes')
  }
  // That of the browser which sends the others away stays, and what is wished for in another wallet.
  const other = await change(elsewhere.home, elsewhere)
  const { next, links } = await change(home)
  await home.call(leaveGuard, { others: { walletId } })
  expect(await press(other.links)).toEqual([200, 200])
  expect(await press(links)).toEqual([200, 200])
  expect(await isAsked()).toBe(next)
})

test('of answers about one wallet that come at once each is heard, and none waits for another', async () => {
  for (let round = 0; round < 6; round++) {
    const { walletId, email } = await made()
    const asked: { guest: TestBrowser; link: string; answer: 'yes' | 'no' }[] = []
    for (const answer of ['no', 'yes', 'no'] as const) {
      const guest = await world.browser()
      world.pass(60_000)
      await world.guard.db.delete(guardCounts)
      await ask(guest, walletId)
      asked.push({ guest, link: await world.link(email), answer })
    }
    const said = await Promise.all(asked.map(({ link, answer }) => world.press(link, answer)))
    const statuses = said.map(({ status }) => status)
    for (const status of statuses) expect([200, 404]).toContain(status)
    expect([statuses[0], statuses[2]]).toContain(200)
    for (const { guest, answer } of asked)
      if (answer === 'no') await expect(read(guest, walletId)).rejects.toMatchObject(refused)
  }
})

test('who reads the old mailbox lets no browser in by what was mailed there, once the wallet has the new address', async () => {
  const { home, away, walletId, email } = await made()
  const [asks, entered] = [await world.browser(), await world.browser()]
  const pass = async () => {
    world.pass(60_000)
    await world.guard.db.delete(guardCounts)
  }
  await pass()
  const next = `${newId()}@example.com`.toLowerCase()
  await home.call(changeGuardEmail, { walletId, email: next, origin })
  const links = [await world.link(email), await world.link(next)]
  // Until both said yes the guard goes by the old address.
  await pass()
  await ask(entered, walletId)
  await world.press(await world.link(email), 'yes')
  await expect(read(entered, walletId)).resolves.toBeDefined()
  await pass()
  await ask(asks, walletId)
  const mailed = await world.link(email)
  for (const link of links) expect((await world.press(link, 'yes')).status).toBe(200)

  expect((await world.press(mailed, 'yes')).status).toBe(404)
  for (const one of [asks, entered])
    await expect(read(one, walletId)).rejects.toMatchObject(refused)
  for (const one of [home, away]) await expect(read(one, walletId)).resolves.toBeDefined()
})

test('a browser that was logged out and takes the wallet over leaves no share at the guard, by the signature of the wallet’s keys alone', async () => {
  const { home, away, walletId, setId } = await made()
  await away.call(leaveGuard, {})
  const wrong = { status: 400, code: 'signature_wrong' }
  for (const call of [
    () => away.call(forgetGuardShares, createOwner().forget(walletId, setId)),
    () => away.call(forgetGuardShares, owner.forget(walletId, newId())),
    () => away.call(forgetGuardShares, owner.forget(walletId, '')),
  ])
    await expect(call()).rejects.toMatchObject(wrong)
  await expect(read(home, walletId)).resolves.toMatchObject({ shares: [{ setId }] })
  await away.call(forgetGuardShares, owner.forget(walletId, setId))
  await expect(read(home, walletId)).resolves.toEqual({ shares: [] })
})

test('of a wallet without keys on record, a browser that is not let in has no share forgotten', async () => {
  const { away, walletId, setId } = await made()
  const isThis = eq(guardWallets.id, walletId)
  await world.guard.db.update(guardWallets).set({ eip155: null, solana: null }).where(isThis)
  await away.call(leaveGuard, {})
  await expect(
    away.call(forgetGuardShares, createOwner().forget(walletId, setId)),
  ).rejects.toMatchObject(refused)
})
