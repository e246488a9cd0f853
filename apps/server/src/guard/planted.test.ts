import {
  changeGuardEmail,
  depositGuardShare,
  type LoginIdentity,
  promoteKeeperShare,
  proveToGuard,
  putGuardShare,
  putKeeperShare,
  readGuardShares,
  readKeeperShares,
  requestGuardAccess,
  type WalletRecord,
} from '@foyer/protocol/login'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createVault, memoryShares, memoryWallets } from 'wallet'
import type { TestBrowser } from '../login/testing/createBrowser.js'
import { createOwner } from '../login/testing/createOwner.js'
import { page } from '../login/testing/startLogin.js'
import { newId } from '../secrets/newId.js'
import { guardCounts, guardWallets } from './guardTables.js'
import { startTestGuard, type TestGuard } from './testing/startTestGuard.js'

/*
 * A keeper that is broken into makes a wallet itself, so that it has the whole key, and says that it is another user's. The guard and the
 * user's browser are honest; what the keeper says of wallets, tiers, times and addresses is whatever suits it.
 */

let guard: TestGuard
beforeAll(async () => {
  guard = await startTestGuard()
})
afterAll(() => guard.stop())
beforeEach(() => guard.guard.db.delete(guardCounts))

type Calls = Parameters<typeof createVault>[0]['calls']
type Held = { setId: string; share: string }
/** What the keeper says there is. */
type Said = { wallet?: WalletRecord | undefined; current?: Held; next?: Held }

const byMail = (email: string) => ({ issuer: 'email', subject: email, provider: 'email' as const })
const someone = () => `${newId()}@person.example`.toLowerCase()

function sharesOf({ wallet, current, next }: Said) {
  const tier = wallet?.tier
  const shares = [
    ...(current ? [{ ...current, state: 'current', tier }] : []),
    ...(next ? [{ ...next, state: 'next', tier }] : []),
  ]
  return { wallet: current && wallet, shares }
}

/** A keeper that can say one thing to one browser and another to the next. */
function keeperOf(said: { now: Said }): Calls['keeper'] {
  const answer = (path: string, body: Partial<Held> & Partial<WalletRecord>) => {
    const { now } = said
    const { setId = '', share = '' } = body
    if (path === putKeeperShare.path) {
      now.wallet ??= { ...(body as WalletRecord), createdAt: 1 }
      now.next = { setId, share }
      return { wallet: now.wallet }
    }
    if (path === promoteKeeperShare.path) {
      if (now.next) said.now = { wallet: now.wallet, current: now.next }
      return {}
    }
    if (path !== readKeeperShares.path) throw new Error(path)
    return sharesOf(now)
  }
  return (async ({ path }: { path: string }, body: object) =>
    structuredClone(answer(path, body))) as Calls['keeper']
}

/** A user's browser: what it keeps outlives its pages. */
async function browserOf(identity: LoginIdentity, said: { now: Said }) {
  const own = await guard.browser()
  const [shares, known] = [memoryShares(), memoryWallets()]
  const typed = identity.provider === 'email' ? identity.subject : undefined
  const login = { identity, typed, deviceSince: 0 }
  const calls: Calls = {
    keeper: keeperOf(said),
    guard: (endpoint, body) => own.call(endpoint, body),
    guardUrl: undefined,
  }
  const open = () => createVault({ calls, origin: () => page, shares, known, locks: undefined })
  return { open, login, own }
}

const keyOf = (vault: ReturnType<typeof createVault>) =>
  vault.use(async ({ evm }) => Buffer.from(evm).toString('hex'))

/** The keeper's own wallet, made as any user makes one, and deposited for the identity that the keeper can prove: its own. */
async function plant(thief = someone()) {
  const said: { now: Said } = { now: {} }
  const browser = await browserOf(byMail(thief), said)
  await guard.prove(browser.own, thief)
  const vault = browser.open()
  expect(await vault.enter(browser.login)).toBe('nothing')
  return { said, own: browser.own, key: await keyOf(vault), wallet: vault.wallet(), thief }
}

const share17 = Buffer.alloc(17, 7).toString('base64url')
const deposit = (browser: TestBrowser, identity: LoginIdentity, walletId = newId()) =>
  browser.call(depositGuardShare, {
    ...createOwner().deposit({ walletId, setId: newId(), share: share17 }),
    identity,
  })
const unproven = { status: 403, code: 'identity_unproven' }

test('nothing is deposited for an address that the browser did not prove to read', async () => {
  const email = someone()
  const [own, thief] = [await guard.browser(), await guard.browser()]
  await expect(deposit(thief, byMail(email))).rejects.toMatchObject(unproven)
  // Asked for is not proved; what another browser proved, or this one of another address, is nothing.
  await thief.call(proveToGuard, { email, origin: page })
  await expect(deposit(thief, byMail(email))).rejects.toMatchObject(unproven)
  await guard.mails.next(email)
  await guard.prove(own, email)
  await guard.prove(thief, someone())
  await expect(deposit(thief, byMail(email))).rejects.toMatchObject(unproven)
  await expect(
    deposit(own, { ...byMail(email), issuer: 'https://id.example' }),
  ).rejects.toMatchObject(unproven)
  const bySocial = { issuer: 'https://id.example', subject: email, provider: 'google' as const }
  await expect(deposit(own, bySocial)).rejects.toMatchObject(unproven)
  await deposit(own, byMail(email))
  // It holds for an hour, so that what was cut off goes on.
  guard.pass(3_599_000)
  await deposit(own, byMail(email))
  guard.pass(1_001)
  await expect(deposit(own, byMail(email))).rejects.toMatchObject(unproven)
})

test('the mail of a first deposit says what is made, where, and by which number; a no ends all pending requests', async () => {
  const email = someone()
  const [own, thief] = [await guard.browser(), await guard.browser()]
  const asked = await own.call(proveToGuard, { email, origin: page })
  expect(asked).toMatchObject({ state: 'waiting', number: expect.stringMatching(/^\d{3}$/) })
  // Asked again before it is answered, it is the same question.
  expect(await own.call(proveToGuard, { email, origin: page })).toEqual(asked)
  const mail = await guard.mails.next(email)
  expect(mail.subject).toBe('You are making a new wallet')
  expect(mail.text).toContain(`says that it is on ${page}`)
  expect(mail.text).toContain(asked.number)
  const [link = ''] = /\/guard\/mail\/[\w-]{43}/.exec(mail.text) ?? []
  const text = await (await guard.app.request(link)).text()
  for (const part of [
    'You are making a new wallet',
    page,
    email,
    asked.number ?? '',
    'This was not me',
  ])
    expect(text).toContain(part)

  await thief.call(proveToGuard, { email, origin: page })
  const other = await guard.link(email)
  expect(await (await guard.app.request(other)).text()).toContain('Two browsers ask just now')
  expect((await guard.press(other, 'no')).status).toBe(200)
  expect((await guard.press(link, 'yes')).status).toBe(404)
  expect(await thief.call(proveToGuard, { email, origin: page })).toEqual({ state: 'refused' })
  await expect(deposit(thief, byMail(email))).rejects.toMatchObject(unproven)
  // It keeps out the caller alone.
  guard.pass(30_000)
  expect(await own.call(proveToGuard, { email, origin: page })).toMatchObject({ state: 'waiting' })
})

test('without a press on the link nothing is made, and the next login requests it again', async () => {
  const email = someone()
  const said: { now: Said } = { now: {} }
  const { open, login, own } = await browserOf(byMail(email), said)
  expect(await open().enter(login)).toBe('device')
  // Its mail goes out beside the answer, and could come after that of the next login.
  await guard.mails.next(email)
  guard.pass(600_001)
  const vault = open()
  expect(await vault.enter(login)).toBe('device')
  expect(vault.wallet()).toBeUndefined()
  expect(said.now).toEqual({})
  await guard.press(await guard.link(email), 'yes')
  expect(await vault.enter(login)).toBe('nothing')
  expect(vault.wallet()?.addresses).toBeDefined()
  expect(own).toBeDefined()
})

/** What the keeper says of the wallet it made. */
const lies: Record<string, (wallet: WalletRecord) => WalletRecord> = {
  'as it is': (wallet) => wallet,
  'as one of long ago': (wallet) => ({ ...wallet, createdAt: 0 }),
  'as one of other addresses': (wallet) => ({
    ...wallet,
    addresses: { ...wallet.addresses, solana: 'S'.repeat(44) },
  }),
}

test.each(Object.entries(lies))(
  'a wallet that the keeper made and names %s gets no yes by a mail to its maker',
  async (_, lie) => {
    const { said, wallet, key, thief } = await plant()
    if (!wallet) throw new Error('There is a wallet')
    said.now.wallet = lie(wallet)
    const email = someone()
    const { open, login } = await browserOf(byMail(email), said)
    const vault = open()
    expect(await vault.enter(login)).toBe('device')
    // Asked is who typed an address, not who the keeper gave the wallet to.
    const mail = await guard.mails.next(email)
    expect(mail.subject).toBe('Is this wallet yours? It is known by another address')
    const [link = ''] = /\/guard\/mail\/[\w-]{43}/.exec(mail.text) ?? []
    const text = await (await guard.app.request(link)).text()
    for (const part of [thief[0], 'made less than a minute ago by another browser', 'never had'])
      expect(text).toContain(part)
    await guard.press(link, 'no')
    await expect(vault.enter(login)).rejects.toMatchObject({ code: 'device_refused' })
    await expect(vault.use(async () => 1)).rejects.toThrow()
    expect(key).toBeDefined()
  },
)

test('a wallet of an address is nothing for a social login, and the other way round', async () => {
  const { said } = await plant()
  const social = { issuer: 'https://id.example', subject: '42', provider: 'google' as const }
  const { open, login } = await browserOf(social, said)
  await expect(open().enter(login)).rejects.toMatchObject({ code: 'device_refused' })
  const [wallet] = await guard.guard.db.select().from(guardWallets)
  expect(wallet).toBeDefined()
})

test('a keeper that says “held by the user” of a wallet it made shows a box that no method of the user opens', async () => {
  const { said, wallet } = await plant()
  if (!wallet) throw new Error('There is a wallet')
  said.now.wallet = { ...wallet, tier: 'user', recovery: null }
  const { open, login } = await browserOf(byMail(someone()), said)
  const vault = open()
  expect(await vault.enter(login)).toBe('user')
  const code = { kind: 'printed', code: '000G-40R4-0M30-E209-185G-R38E-1YZ4' } as const
  await expect(vault.recover(code)).rejects.toMatchObject({ code: 'way_missing' })
  await expect(vault.use(async () => 1)).rejects.toThrow()
})

test('a browser that had a wallet takes no other for the same login, whatever the keeper and the guard say of it', async () => {
  const email = someone()
  const real: { now: Said } = { now: {} }
  const { open, login, own } = await browserOf(byMail(email), real)
  await guard.prove(own, email)
  const before = open()
  await before.enter(login)
  const [address, mine] = [before.wallet()?.addresses.eip155 ?? '', real.now]
  const changed = { code: 'wallet_changed', message: expect.stringContaining(address) }
  const { said } = await plant()
  // Logged out and in again, it is known all the same.
  for (const now of [said.now, { ...mine, wallet: said.now.wallet }, {}]) {
    real.now = now
    await expect(open().enter(login)).rejects.toMatchObject(changed)
    await expect(open().enter({ ...login, deviceSince: Date.now() })).rejects.toMatchObject(changed)
  }
  const { wallet } = mine
  if (!wallet) throw new Error('There is a wallet')
  const addresses = { ...wallet.addresses, solana: 'S'.repeat(44) }
  real.now = { ...mine, wallet: { ...wallet, addresses } }
  await expect(open().enter(login)).rejects.toMatchObject(changed)
  // What is not of it changes nothing: the identity is not the keeper's to say.
  real.now = { ...mine, wallet: { ...wallet, createdAt: 0, tier: 'user', recovery: null } }
  const after = open()
  expect(await after.enter(login)).toBe('nothing')
  expect(await keyOf(after)).toBe(await keyOf(before))
})

test('a keeper that brings the wallet to the guard first, for itself, gets no share when the user hands it back', async () => {
  const email = someone()
  const { own, thief, wallet } = await plant()
  const user = await guard.browser()
  const walletId = wallet?.walletId ?? ''
  const identity = byMail(email)
  // The user's browser gets a question at its own address before the thief's counts for anything.
  expect(await user.call(requestGuardAccess, { walletId, origin: page, identity })).toMatchObject({
    state: 'waiting',
  })
  const asked = await guard.mails.next(email)
  expect(asked.subject).toMatch(/^Is this wallet yours/)
  await guard.guard.outbox?.settled()
  const toThief = guard.mails.mails.filter(({ to }) => to === thief)
  expect(toThief.map(({ subject }) => subject)).toEqual(['You are making a new wallet'])
  // Even with a yes of both, what is handed back does not go by the thief's word.
  const [link = ''] = /\/guard\/mail\/[\w-]{43}/.exec(asked.text) ?? []
  await guard.press(link, 'yes')
  await user.call(requestGuardAccess, { walletId, origin: page, identity })
  await guard.press(await guard.link(thief), 'yes')
  expect(await user.call(requestGuardAccess, { walletId, origin: page, identity })).toMatchObject({
    state: 'allowed',
  })
  const { shares } = await own.call(readGuardShares, { walletId })
  const [over = ''] = shares.map(({ setId }) => setId)
  const share = Buffer.alloc(17, 7).toString('base64url')
  const put = { walletId, setId: newId(), share, over, alone: true, identity }
  const body = createOwner().putAtGuard(put)
  await expect(user.call(putGuardShare, body)).rejects.toMatchObject({ code: 'other_identity' })
  // Nor is the wallet moved to them unasked.
  guard.pass(30_000)
  await own.call(changeGuardEmail, { walletId, email, origin: page })
  const moving = await guard.link(email)
  expect(await (await guard.app.request(moving)).text()).toContain('by another browser')
})

test('a wallet from before addresses were proved says so at the first letting-in, and once', async () => {
  const email = someone()
  const home = await guard.browser()
  await guard.prove(home, email)
  const walletId = newId()
  await deposit(home, byMail(email), walletId)
  await guard.guard.db.update(guardWallets).set({ provedAt: null })
  guard.pass(90 * 86_400_000)
  const ask = async () => {
    guard.pass(30_000)
    const browser = await guard.browser()
    const { wallet } = await browser.call(requestGuardAccess, {
      ...{ walletId, origin: page, identity: byMail(email) },
    })
    const link = await guard.link(email)
    const text = await (await guard.app.request(link)).text()
    await guard.press(link, 'yes')
    return { wallet, text }
  }
  const first = await ask()
  expect(first.wallet).toMatchObject({ browsers: 1, isProved: false })
  expect(first.text).toContain('It was not proved to be yours')
  expect(first.text).toMatch(/made on \d+ \w+ \d{4} and used in one browser, last on/)
  const second = await ask()
  expect(second.wallet).toMatchObject({ browsers: 2, isProved: true })
  expect(second.text).not.toContain('not proved')
  expect(second.text).toContain('used in 2 browsers, last today')
})
