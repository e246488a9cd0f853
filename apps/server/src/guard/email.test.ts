import {
  cancelGuardEmail,
  changeGuardEmail,
  readGuardEmail,
  readSession,
  updateEmail,
  updateEmailNew,
  updateEmailOld,
} from '@foyer/protocol/login'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGuardEmail, createVault, memoryShares } from 'wallet'
import { codeOf, page, type TestLogin } from '../login/testing/startLogin.js'
import { startMailedLogin } from '../login/testing/startMailedLogin.js'
import type { MailSink } from '../testing/startMailSink.js'
import { startTestGuard, type TestGuard } from './testing/startTestGuard.js'

/* A change of address is at two services, and either may be gone between. What the wallet does about it, against both of them. */

let keeper: TestLogin
let mails: MailSink
let guard: TestGuard
let stop: () => Promise<void>
beforeAll(async () => {
  const [mailed, guarding] = await Promise.all([startMailedLogin(), startTestGuard()])
  ;({ login: keeper, mails, stop } = mailed)
  guard = guarding
})
afterAll(async () => {
  await stop?.()
  await guard?.stop()
})

type Calls = Parameters<typeof createVault>[0]['calls']

/** A user whose wallet is guarded, in one browser: what it keeps outlives its pages. */
async function newUser(name: string) {
  const [old, next] = [`${name}@old.example`, `${name}@new.example`]
  const [own, atGuard] = await Promise.all([keeper.browser(), guard.browser()])
  const { session: _session, ...said } = await keeper.login(own, old)
  const login = { ...said, typed: old }
  const kept = new Map<string, unknown>()
  const store = {
    read: async (name: string) => kept.get(name),
    write: async (name: string, value: unknown) => void kept.set(name, value),
    remove: async (name: string) => void kept.delete(name),
  }
  let isAway = false
  const calls: Calls = {
    keeper: (endpoint, body) => own.call(endpoint, body),
    async guard(endpoint, body) {
      if (isAway) throw new TypeError('fetch failed')
      return atGuard.call(endpoint, body)
    },
    guardUrl: undefined,
  }
  const shares = memoryShares()
  const vault = createVault({ calls, origin: () => page, shares, locks: undefined })
  await guard.prove(atGuard, old)
  await vault.enter(login)
  const walletId = vault.wallet()?.walletId ?? ''
  // There is one browser.
  const leaving = { sendAway: async () => true }
  const opened = () => createGuardEmail({ calls, leaving, store, walletId: () => walletId })
  return {
    ...{ atGuard, next, old, opened, walletId },
    away(is: boolean) {
      isAway = is
    },
    look: () => atGuard.call(readGuardEmail, { walletId }),
    /** Both codes, until the keeper has the new address. */
    async changeAtKeeper() {
      keeper.wait(60_000)
      await own.call(updateEmail, { email: next, origin: page })
      await opened().remember(next, page)
      const code = async (to: string) => codeOf((await mails.next(to)).text)
      await own.call(updateEmailOld, { code: await code(old) })
      await own.call(updateEmailNew, { code: await code(next) })
      return (await own.call(readSession, {})).identity.email
    },
  }
}

test('a guard that is away when the address changes learns it at the next visit, and mails both addresses', async () => {
  const ann = await newUser('ann')
  ann.away(true)
  const email = await ann.changeAtKeeper()
  expect(email).toBe(ann.next)
  expect(await ann.opened().settle(email)).toBe('later')
  expect(await ann.opened().settle(email)).toBe('later')
  ann.away(false)
  expect(await ann.look()).toEqual({ email: ann.old, change: undefined })

  expect(await ann.opened().settle(email)).toBe('waiting')
  // Said once: a user who leaves the mails alone gets no question at each visit.
  expect(await ann.opened().settle(email)).toBeUndefined()
  expect(await ann.look()).toMatchObject({ email: ann.old, change: { left: ['old', 'new'] } })
  await guard.press(await guard.link(ann.next), 'yes')
  expect(await ann.look()).toMatchObject({ email: ann.old, change: { left: ['old'] } })
  await guard.press(await guard.link(ann.old), 'yes')
  expect(await ann.look()).toEqual({ email: ann.next, change: undefined })
})

test('a page that is closed as soon as the keeper has the address loses nothing', async () => {
  const ben = await newUser('ben')
  // Mails of what was before may still be on their way.
  await guard.guard.outbox?.settled()
  const before = guard.mails.mails.length
  await ben.opened().remember(ben.next, page)
  // It was wished for, and the codes were never typed.
  expect(await ben.opened().settle(ben.old)).toBeUndefined()
  await guard.guard.outbox?.settled()
  expect(guard.mails.mails.length).toBe(before)
  const email = await ben.changeAtKeeper()
  expect(await ben.opened().settle(email)).toBe('waiting')
})

test('a change at the guard can be cancelled, and begun again', async () => {
  const { atGuard, changeAtKeeper, look, next, old, opened, walletId } = await newUser('cem')
  await opened().settle(await changeAtKeeper())
  const [first, second] = [await guard.link(old), await guard.link(next)]
  await guard.press(first, 'yes')
  await expect((await guard.browser()).call(cancelGuardEmail, { walletId })).rejects.toMatchObject({
    status: 403,
  })
  await atGuard.call(cancelGuardEmail, { walletId })
  await atGuard.call(cancelGuardEmail, { walletId })
  expect((await guard.press(second, 'yes')).status).toBe(404)
  expect(await look()).toEqual({ email: old, change: undefined })
  guard.pass(30_000)
  const again = { walletId, email: next, origin: page }
  expect(await atGuard.call(changeGuardEmail, again)).toEqual({ state: 'waiting' })
  for (const to of [old, next]) await guard.press(await guard.link(to), 'yes')
  expect(await atGuard.call(changeGuardEmail, again)).toEqual({ state: 'done' })
})
