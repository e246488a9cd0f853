import { afterEach, expect, test } from 'vitest'
import { createSite, type SitePage } from './testing/createSite.js'

const app = 'https://app.example.com'
const docs = 'https://docs.example.com'
const mail = 'ada@example.com'
const refused = { code: 'not_logged_in' }

let site: Awaited<ReturnType<typeof createSite>>
afterEach(() => site?.close())

/** A user is logged in on the one page, and another of the project is open beside it. */
async function open() {
  site = await createSite()
  const first = site.open(app)
  const user = await first.logIn(mail)
  return { first, second: site.open(docs), user, address: user.address }
}

/** Presses on the wallet's own screen, once it is shown. */
async function say(page: SitePage, verdict: 'approved' | 'rejected') {
  await expect.poll(() => page.shown.length).toBe(1)
  const [one] = page.shown.splice(0)
  one?.say(verdict)
  return one?.action
}

test('a page of another origin reads nothing of the login, and sends no requests in its name', async () => {
  const { second, address } = await open()
  await expect(second.ask('IS_CONNECTED', {})).resolves.toEqual({ isConnected: false })
  const tries = [
    second.ask('GET_USER'),
    second.ask('GET_USER', { chainId: 1 }),
    second.ask('CONNECT_DEVICE'),
    second.ask('INIT_SMART_ACCOUNT'),
    second.ask('SET_PREFERRED_ACCOUNT', { type: 'eoa' }),
    second.ask('UPDATE_EMAIL', { email: 'eve@example.com' }),
    second.ask('UPDATE_EMAIL_PRIMARY_OTP', { otp: '123456' }),
    second.ask('OPEN_WALLET', { page: 'export' }),
    second.sign(address),
  ]
  // All are heard at once: one that is refused while another is awaited is otherwise an unhandled rejection.
  await Promise.all(tries.map((attempt) => expect(attempt).rejects.toMatchObject(refused)))
  for (const method of ['eth_accounts', 'wallet_getCapabilities'])
    await expect(second.ask('RPC_REQUEST', { method, params: [] })).rejects.toMatchObject({
      code: 4100,
    })
  expect(second.shown).toEqual([])
  // Not even a call went out in the user's name.
  expect(site.proven.filter((call) => call.startsWith(docs))).toEqual([])
})

test('guessing an address tells a page nothing: a code goes out, as for every address', async () => {
  const { second } = await open()
  for (const email of [mail, 'somebody@example.com'])
    await expect(second.ask('CONNECT_EMAIL', { email })).resolves.toEqual({ action: 'VERIFY_OTP' })
})

test('the user lets a page in on the wallet’s own screen, which names the page and the account', async () => {
  const { first, second, user, address } = await open()
  const asked = second.ask('OPEN_WALLET', { page: 'connect' })
  await expect(say(second, 'approved')).resolves.toMatchObject({
    ...{ kind: 'connect', origin: docs, user: mail },
  })
  await expect(asked).resolves.toEqual({ provider: 'email' })
  await expect(second.ask('GET_USER')).resolves.toEqual(user)
  const signing = second.sign(address)
  await say(second, 'approved')
  await expect(signing).resolves.toMatch(/^0x[0-9a-f]{130}$/)
  // The next page of the same origin, as after a reload; and it is asked no more.
  const again = site.open(docs)
  await expect(again.ask('IS_CONNECTED', {})).resolves.toEqual({ isConnected: true })
  await expect(again.ask('OPEN_WALLET', { page: 'connect' })).resolves.toBeUndefined()
  await expect(first.user.origins()).resolves.toEqual([app, docs])
})

test('a page learns nothing by a no, nor whether a user is logged in', async () => {
  const { second } = await open()
  const asked = second.ask('OPEN_WALLET', { page: 'connect' })
  await say(second, 'rejected')
  await expect(asked).rejects.toMatchObject(refused)
  await expect(second.ask('IS_CONNECTED', {})).resolves.toEqual({ isConnected: false })
  site.close()
  site = await createSite()
  const alone = site.open(docs)
  await expect(alone.ask('OPEN_WALLET', { page: 'connect' })).rejects.toMatchObject(refused)
  expect(alone.loggedOutScreens()).toBe(1)
})

test('what was taken back counts at once, for what is on the screen too, and nothing brings it back', async () => {
  const { first, second, address } = await open()
  await second.logIn(mail)
  const signing = second.sign(address)
  const dropped = expect(signing).rejects.toThrow()
  await expect.poll(() => second.shown.length).toBe(1)
  await expect(first.user.disconnect(docs)).resolves.toBeUndefined()
  await dropped
  await expect(second.sign(address)).rejects.toMatchObject(refused)
  await expect(second.ask('GET_USER')).rejects.toMatchObject(refused)
  await expect(first.ask('IS_CONNECTED', {})).resolves.toEqual({ isConnected: true })
  // A refused origin cannot refuse others.
  await second.ask('SIGN_OUT')
  await expect(second.user.disconnect(app)).resolves.toBeUndefined()
  await expect(first.ask('GET_USER')).resolves.toMatchObject({ address })
})

test('a page that the user removed is named so to the keeper when it begins a social login, until it is let in again', async () => {
  const { first, second, user } = await open()
  const begin = async (page: SitePage) => {
    await page.ask('GET_SOCIAL_REDIRECT_URI', { provider: 'google' })
    return site.begun.at(-1)?.wasRemoved
  }
  await second.logIn(mail)
  await second.ask('SIGN_OUT')
  expect(await begin(second)).toBeUndefined()
  await second.logIn(mail)
  await first.user.disconnect(docs, { isRemoved: true })
  expect(await begin(second)).toBe(true)
  expect(await begin(site.open(docs))).toBe(true)
  expect(await begin(first)).toBeUndefined()
  // Also when it was the last one, with which the session ended.
  await first.user.disconnect(app, { isRemoved: true })
  expect(await begin(second)).toBe(true)
  expect(await begin(first)).toBe(true)
  await expect(second.logIn(mail)).resolves.toEqual(user)
  expect(await begin(second)).toBeUndefined()
  // A round that was begun before is not one that the user was asked about.
  const { uri } = await second.ask('GET_SOCIAL_REDIRECT_URI', { provider: 'google' })
  await second.user.disconnect(docs, { isRemoved: true })
  await expect(second.ask('CONNECT_SOCIAL', { uri })).rejects.toMatchObject({
    code: 'social_refused',
  })
  await expect(second.ask('IS_CONNECTED', {})).resolves.toEqual({ isConnected: false })
})

test('a login that was answered before lets no page in again', async () => {
  const { second } = await open()
  const [session] = [...site.sessions.keys()]
  const kept = { issuer: 'email', subject: mail, email: mail, provider: 'email' } as const
  const login = { session: session ?? '', identity: kept, deviceSince: 0 }
  await second.user.begin(login)
  await second.ask('SIGN_OUT')
  await second.user.begin(login)
  await expect(second.ask('IS_CONNECTED', {})).resolves.toEqual({ isConnected: false })
})

test('signing out sends one page away; the session ends with the last one', async () => {
  const { first, second } = await open()
  await second.logIn(mail)
  await first.ask('SIGN_OUT')
  await expect(first.ask('IS_CONNECTED', {})).resolves.toEqual({ isConnected: false })
  await expect(second.ask('IS_CONNECTED', {})).resolves.toEqual({ isConnected: true })
  expect(site.sessions.size).toBeGreaterThan(0)
  await second.ask('SIGN_OUT')
  await expect(second.ask('IS_CONNECTED', {})).resolves.toEqual({ isConnected: false })
  // An earlier login of this browser is over with it.
  expect(site.sessions.size).toBe(0)
  await expect(site.store.names('')).resolves.not.toContain('session shop')
})

test('another user who logs in is unknown to the pages of the one before', async () => {
  const { first, second } = await open()
  const other = await second.logIn('bob@example.com')
  await expect(first.ask('GET_USER')).rejects.toMatchObject(refused)
  await expect(second.ask('GET_USER')).resolves.toMatchObject({ address: other.address })
  // The one before comes back, and knows nothing of a page that knew the other.
  await first.logIn(mail)
  await expect(second.ask('GET_USER')).rejects.toMatchObject(refused)
})

test('a yes is for the user on the screen, and not for another who logged in meanwhile', async () => {
  const { first, second } = await open()
  const asked = second.ask('OPEN_WALLET', { page: 'connect' })
  const dropped = expect(asked).rejects.toMatchObject(refused)
  await expect.poll(() => second.shown.length).toBe(1)
  // Else the screen would be gone before the press.
  second.hearNothing()
  await first.logIn('bob@example.com')
  second.shown[0]?.say('approved')
  await dropped
  await expect(second.ask('IS_CONNECTED', {})).resolves.toEqual({ isConnected: false })
})

test('a session of before there were consents stays with the page that it was made from, once', async () => {
  site = await createSite()
  const before = site.open(app)
  await before.logIn(mail)
  await before.ask('SIGN_OUT')
  const token = 'o'.repeat(43)
  site.sessions.set(token, { email: mail, origin: app })
  await site.store.write('session shop', token)
  const second = site.open(docs)
  await expect(second.ask('IS_CONNECTED', {})).resolves.toEqual({ isConnected: false })
  const first = site.open(app)
  await expect(first.ask('IS_CONNECTED', {})).resolves.toEqual({ isConnected: true })
  const asked = second.ask('OPEN_WALLET', { page: 'connect' })
  await say(second, 'approved')
  await asked
  await expect(second.user.disconnect(app)).resolves.toBeUndefined()
  await expect(site.open(app).ask('IS_CONNECTED', {})).resolves.toEqual({ isConnected: false })
})
