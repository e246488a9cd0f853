import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVault, memoryShares } from 'wallet'
import { page, startLogin, type TestLogin } from '../login/testing/startLogin.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { type MailSink, startMailSink } from '../testing/startMailSink.js'
import { guardWallets } from './guardTables.js'
import { startTestGuard, type TestGuard } from './testing/startTestGuard.js'

/*
 * The wallet's vault against the keeper and the guard themselves, each with its database: what is cut off after any step is found
 * again. That nothing is lost in any order of steps is shown in the wallet, over services in memory with the same rules.
 */

type Calls = Parameters<typeof createVault>[0]['calls']
type Opened = Awaited<ReturnType<typeof openTestDatabase>>

let database: Opened
let mails: MailSink
let keeper: TestLogin
let guard: TestGuard

beforeAll(async () => {
  ;[database, mails, guard] = await Promise.all([
    openTestDatabase(),
    startMailSink(),
    startTestGuard(),
  ])
  keeper = await startLogin({ database, mails })
})
afterAll(async () => {
  await keeper?.stop()
  await guard?.stop()
  await mails?.stop()
  await database?.close()
})

class Killed extends Error {}

/** A user's browser, logged in. Its vault can be opened again and again, and cut off after some calls. */
async function logIn(email: string) {
  const [own, atGuard] = await Promise.all([keeper.browser(), guard.browser()])
  const { session: _session, ...said } = await keeper.login(own, email)
  const login = { ...said, typed: email }
  const shares = memoryShares()
  const open = (steps = Number.POSITIVE_INFINITY, isAnswerLost = false) => {
    let left = steps
    const cut = async <value>(act: () => Promise<value>): Promise<value> => {
      left -= 1
      if (left >= 0) return act()
      if (left === -1 && isAnswerLost) await act()
      throw new Killed()
    }
    const calls: Calls = {
      keeper: (endpoint, body) => cut(() => own.call(endpoint, body)),
      guard: (endpoint, body) => cut(() => atGuard.call(endpoint, body)),
      guardUrl: undefined,
    }
    return createVault({ calls, origin: () => page, shares, locks: undefined })
  }
  return { open, login, prove: () => guard.prove(atGuard, email) }
}

const addressOf = (vault: ReturnType<typeof createVault>) =>
  vault.use(async () => vault.wallet()?.addresses.eip155)

/** In another browser: the keeper's code, then the link in the guard's mail. */
async function comeElsewhere(email: string, steps?: number, isAnswerLost?: boolean) {
  keeper.wait(61_000)
  // Long enough for the guard, which counts its mails by the hour.
  guard.pass(1_200_000)
  const { open, login } = await logIn(email)
  expect(await open().enter(login)).toBe('device')
  await guard.press(await guard.link(email), 'yes')
  const vault = open(steps, isAnswerLost)
  await vault.enter(login).catch((error: unknown) => expect(error).toBeInstanceOf(Killed))
  const again = open()
  expect(await again.enter(login)).toBe('nothing')
  return again
}

test('a keeper that names its own address has nothing deposited for it, and the guard mails the user alone', async () => {
  const email = 'robbed@example.com'
  const { open, login, prove } = await logIn(email)
  const thief = 'keeper@thief.example'
  const identity = { ...login.identity, subject: thief, email: thief }
  const lied = { code: 'login_changed' }
  await expect(open().enter({ ...login, identity })).rejects.toMatchObject(lied)
  await expect(open().enter({ ...login, typed: undefined })).rejects.toMatchObject(lied)
  const asked = async () =>
    (await guard.guard.db.select().from(guardWallets)).map(({ subject }) => subject)
  expect(await asked()).toEqual([])
  expect(await open().enter(login)).toBe('device')
  await prove()
  await open().enter(login)
  expect(await asked()).toEqual([email])
})

/** Each call once, now without its answer, now not at all. */
const cuts = [...Array(9).keys()].map((steps) => ({ steps, isAnswerLost: steps % 2 === 1 }))

test('a sign-up that is cut off after any call goes on, and the key is found in another browser', async () => {
  for (const { steps, isAnswerLost } of cuts.slice(0, 6)) {
    const email = `up-${steps}-${isAnswerLost}@example.com`
    const { open, login, prove } = await logIn(email)
    const isOver = (error: unknown) => expect(error).toBeInstanceOf(Killed)
    // The first two calls lead to the question; then the user approves, and it goes on.
    await open(steps, isAnswerLost).enter(login).catch(isOver)
    await prove()
    await open(steps, isAnswerLost).enter(login).catch(isOver)
    const vault = open()
    expect(await vault.enter(login)).toBe('nothing')
    const address = await addressOf(vault)
    expect(await addressOf(await comeElsewhere(email))).toBe(address)
    expect(await addressOf(vault)).toBe(address)
  }
}, 180_000)

test('a recovery that is cut off after any call goes on, and no key is lost', async () => {
  for (const { steps, isAnswerLost } of cuts) {
    const email = `back-${steps}-${isAnswerLost}@example.com`
    const { open, login, prove } = await logIn(email)
    await prove()
    const vault = open()
    await vault.enter(login)
    const address = await addressOf(vault)
    expect(await addressOf(await comeElsewhere(email, steps, isAnswerLost))).toBe(address)
    expect(await addressOf(vault)).toBe(address)
  }
}, 180_000)
