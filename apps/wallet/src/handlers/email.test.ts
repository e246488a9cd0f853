import { changeGuardEmail, putKeeperShare, readGuardShares } from '@foyer/protocol/login'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSite } from './testing/createSite.js'

const app = 'https://app.example.com'
const mail = 'ada@example.com'
const next = 'ada@new.example'
const thief = 'thief@example.com'
const otp = '123456'
const lied = { message: expect.stringMatching(/^The server names another address/) }

let site: Awaited<ReturnType<typeof createSite>>
beforeEach(async () => {
  site = await createSite()
})
afterEach(() => site.close())

const guarded = () => site.servicesOf(mail).look().guarded

test('a keeper that answers a code by another address logs no user in, and the guard gets no address', async () => {
  site.broken.names = thief
  const page = site.open(app)
  await page.ask('CONNECT_EMAIL', { email: mail })
  await expect(page.ask('CONNECT_OTP', { otp })).rejects.toMatchObject(lied)
  await expect(page.ask('IS_CONNECTED', {})).resolves.toEqual({ isConnected: false })
  expect(guarded()).toBeUndefined()
  site.broken.names = undefined
  // As users type it.
  await page.logIn(' Ada@Example.com ')
  expect(guarded()?.of).toBe(mail)
})

test('after a reload between code and deposit it is the address that was typed all the same', async () => {
  const page = site.open(app)
  const { away } = site.servicesOf(mail)
  away.add(putKeeperShare.path)
  await page.ask('CONNECT_EMAIL', { email: mail })
  await expect(site.open(app).ask('CONNECT_OTP', { otp: '111111' })).rejects.toMatchObject({
    code: 'code_wrong',
  })
  await expect(page.ask('CONNECT_OTP', { otp })).rejects.toThrow()
  away.clear()

  site.broken.names = thief
  await expect(site.open(app).ask('GET_USER')).rejects.toMatchObject(lied)
  expect(guarded()).toBeUndefined()
  // Nor does it say that the caller is logged in with that very address.
  const asked = site.open(app).ask('CONNECT_EMAIL', { email: thief })
  await expect(asked).resolves.toEqual({ action: 'VERIFY_OTP' })
  site.broken.names = undefined
  await site.open(app).ask('GET_USER')
  expect(guarded()?.of).toBe(mail)
})

/** Up to the code of the new address. */
async function change() {
  const page = site.open(app)
  const user = await page.logIn(mail)
  await page.ask('UPDATE_EMAIL', { email: ` ${next.toUpperCase()}` })
  await page.ask('UPDATE_EMAIL_PRIMARY_OTP', { otp })
  return { page, user }
}

test('a keeper that names another new address than was typed has the guard told nothing', async () => {
  const { page } = await change()
  site.broken.names = thief
  await expect(page.ask('UPDATE_EMAIL_SECONDARY_OTP', { otp })).rejects.toMatchObject(lied)
  await site.open(app).ask('IS_CONNECTED', {})
  expect(site.moves.asked).toEqual([])
})

test('a guard that is away when the address changes learns it at the next entry, and once', async () => {
  const { page, user } = await change()
  site.moves.isAway = true
  await expect(page.ask('UPDATE_EMAIL_SECONDARY_OTP', { otp })).resolves.toEqual({
    newEmail: next,
    guard: 'later',
  })
  await expect(page.ask('GET_USER')).resolves.toEqual({ ...user, email: next })
  // Still away, and nothing else waits for it.
  await expect(site.open(app).ask('GET_USER')).resolves.toEqual({ ...user, email: next })
  site.moves.isAway = false
  await site.open(app).ask('GET_USER')
  await expect.poll(() => site.moves.asked).toEqual([next])
  await expect.poll(() => site.store.names('guard email')).toEqual([])
  await site.open(app).ask('GET_USER')
  expect(site.moves.asked).toEqual([next])
})

/** Whether a browser of this user may read at the guard. */
function readerOf(services: ReturnType<typeof site.servicesOf>) {
  const { walletId = '' } = services.look().wallet ?? {}
  return (browser: string) =>
    services
      .callsOf(browser)
      .guard?.(readGuardShares, { walletId })
      .then(
        () => 'read',
        () => 'refused',
      )
}

test('a changed address has the guard send every other browser away, also when it hears of it later', async () => {
  for (const isAway of [false, true]) {
    site.close()
    site = await createSite()
    const { page } = await change()
    const services = site.servicesOf(mail)
    services.letIn('lost')
    const read = readerOf(services)
    await expect(page.ask('UPDATE_EMAIL_SECONDARY_OTP', { otp: '111111' })).rejects.toMatchObject({
      code: 'code_wrong',
    })
    expect(await read('lost')).toBe('read')
    site.unreachable.guard = isAway
    await expect(page.ask('UPDATE_EMAIL_SECONDARY_OTP', { otp })).resolves.toMatchObject({
      newEmail: next,
    })
    if (isAway) expect(await read('lost')).toBe('read')
    site.unreachable.guard = false
    await site.open(app).leaving.settle()
    await expect.poll(() => read('lost')).toBe('refused')
    expect(await read('site')).toBe('read')
  }
})

test('a page that is closed as soon as the keeper has the new address leaves it to the next entry', async () => {
  await change()
  const services = site.servicesOf(mail)
  const read = readerOf(services)
  services.letIn('lost')
  // Its answer never came.
  for (const session of site.sessions.values()) site.move(session, next)
  site.moves.isAway = true
  await site.open(app).ask('IS_CONNECTED', {})
  // The keeper logged the others out with it.
  await expect.poll(() => read('lost')).toBe('refused')
  expect(await read('site')).toBe('read')
  // A browser that is let in since stays, however late the guard takes the address.
  await expect.poll(() => site.heardByGuard).toContain(changeGuardEmail.path)
  services.letIn('back')
  site.moves.isAway = false
  await site.open(app).ask('IS_CONNECTED', {})
  await expect.poll(() => site.moves.asked).toEqual([next])
  expect(await read('back')).toBe('read')
})

test('a page that is closed at any step after the keeper has the new address leaves one login, that of the new address', async () => {
  for (let steps = 0, isOver = false; !isOver; steps++) {
    site.close()
    site = await createSite()
    const { page, user } = await change()
    let left = steps
    const { store } = site
    const { remove, write } = store
    // Of a page that is gone nothing is stored any more.
    const lasts = <given extends unknown[]>(act: (...given: given) => Promise<unknown>) =>
      (async (...given: given) => {
        left -= 1
        if (left < 0) throw new Error('The page is gone')
        return act(...given)
      }) as never
    Object.assign(store, { remove: lasts(remove), write: lasts(write) })
    const done = page.ask('UPDATE_EMAIL_SECONDARY_OTP', { otp })
    isOver = await done.then(
      () => left >= 0,
      () => false,
    )
    Object.assign(store, { remove, write })

    const later = site.open(app)
    await expect(later.ask('GET_USER'), `${steps}`).resolves.toEqual({ ...user, email: next })
    await expect.poll(() => site.moves.asked.at(-1)).toBe(next)
    // It is logged in by that address, whose wallet this browser knows, and the old one is free.
    const asked = later.ask('CONNECT_EMAIL', { email: next })
    await expect(asked, `${steps}`).resolves.toEqual({ action: 'CONNECT' })
    expect(await store.names('wallet of'), `${steps}`).toEqual([expect.stringContaining(next)])
  }
})

test('after a change it is the new address that is logged in, to all pages that were let in', async () => {
  const { page, user } = await change()
  const other = site.open('https://docs.example.com')
  const asked = other.ask('OPEN_WALLET', { page: 'connect' })
  await expect.poll(() => other.shown.length).toBe(1)
  other.shown[0]?.say('approved')
  await asked
  await page.ask('UPDATE_EMAIL_SECONDARY_OTP', { otp })
  await expect(page.ask('CONNECT_EMAIL', { email: next })).resolves.toEqual({ action: 'CONNECT' })
  const by = (email: string) => site.open(app).ask('CONNECT_EMAIL', { email })
  await expect(by(mail)).resolves.toEqual({ action: 'VERIFY_OTP' })
  // In again by the new one: it is the same user to the pages that knew them.
  const session = 'n'.repeat(43)
  site.sessions.set(session, { email: next, origin: app })
  const identity = { issuer: 'email', subject: next, email: next, provider: 'email' } as const
  await page.user.begin({ session, identity, deviceSince: 0 }, next)
  await expect(other.ask('GET_USER')).resolves.toEqual({ ...user, email: next })
})

test('a sign-up makes nothing before the guard knows its user, and says what it requires', async () => {
  site.waits.add(mail)
  const page = site.open(app)
  await page.ask('CONNECT_EMAIL', { email: mail })
  const waits = { action: 'VERIFY_DEVICE', asked: { number: '417' } }
  await expect(page.ask('CONNECT_OTP', { otp })).resolves.toEqual(waits)
  await expect(page.ask('IS_CONNECTED', {})).resolves.toEqual({ isConnected: false })
  expect(site.servicesOf(mail).look()).toEqual({})
  // A user who left meanwhile comes back to the same question.
  const later = site.open(app)
  await expect(later.ask('CONNECT_EMAIL', { email: mail })).resolves.toEqual(waits)
  site.servicesOf(mail).letIn('site')
  await expect(later.ask('CONNECT_DEVICE')).resolves.toBeUndefined()
  const { address } = await later.ask('GET_USER')
  expect(site.servicesOf(mail).look().wallet?.addresses.eip155).toBe(address)
})

test('a browser remembers the wallet of a login past its end, and takes no other in its place', async () => {
  const { page, user } = await change()
  await page.ask('UPDATE_EMAIL_SECONDARY_OTP', { otp })
  await page.ask('SIGN_OUT')
  // It goes by the new address from then on, and the old one is free.
  const names = await site.store.names('wallet of')
  expect(names).toEqual([expect.stringContaining(next)])
  await expect(site.open(app).logIn(next)).resolves.toMatchObject({ address: user.address })
  await site.open(app).ask('SIGN_OUT')
  site.forget(next)
  await page.ask('CONNECT_EMAIL', { email: next })
  await expect(page.ask('CONNECT_OTP', { otp })).rejects.toMatchObject({
    code: 'wallet_changed',
    message: expect.stringMatching(/^The server names another wallet/),
  })
  await expect(page.ask('IS_CONNECTED', {})).rejects.toMatchObject({ code: 'wallet_changed' })
})

test('no page gives an account without an address its first one', async () => {
  const page = site.open(app)
  const session = 's'.repeat(43)
  site.sessions.set(session, { email: 'ada', origin: app })
  const identity = { issuer: 'https://chat.example', subject: 'ada', provider: 'discord' } as const
  const refused = { message: expect.stringMatching(/no page may give it one/) }
  await page.user.begin({ session, identity, deviceSince: 0 })
  const tries = [
    () => page.ask('UPDATE_EMAIL', { email: 'thief@example.com' }),
    () => page.ask('UPDATE_EMAIL_SECONDARY_OTP', { otp }),
  ]
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject(refused)
  // The keeper, which asks for the account's own login first, hears of none of it.
  expect(site.proven.filter((call) => call.includes('email-change'))).toEqual([])
  expect(site.moves.asked).toEqual([])
})
