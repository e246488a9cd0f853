import { leaveGuard } from '@foyer/protocol/login'
import { expect, test } from 'vitest'
import { comeIn, createBrowser, login, openPage } from './testing/createBrowser.js'
import { createPasskeys } from './testing/createPasskeys.js'
import { createServices } from './testing/createServices.js'
import { printCode } from './user/printedCode.js'
import type { UserSecret, Vault } from './Vault.js'

const code: UserSecret = { kind: 'printed', code: printCode(new Uint8Array(16).fill(1)) }
const otherCode: UserSecret = { kind: 'printed', code: printCode(new Uint8Array(16).fill(2)) }
const passphrase: UserSecret = { kind: 'passphrase', passphrase: 'kettle orbit violin moss' }
const keyOf = (vault: Vault) => vault.use(async ({ evm }) => evm.slice())

test('the user’s recovery method takes the place of the guard, and opens the wallet in a new browser', async () => {
  const services = createServices()
  const home = await comeIn(services, createBrowser('home'))
  const key = await keyOf(home)
  await home.hold(code)
  expect(home.wallet()?.tier).toBe('user')
  expect(home.ways()).toEqual(['printed'])
  expect(services.look().guarded).toBeUndefined()
  expect(await keyOf(home)).toEqual(key)

  const there = openPage(services, createBrowser('there'))
  await expect(there.enter(login)).resolves.toBe('user')
  await expect(there.recover(otherCode)).rejects.toMatchObject({ code: 'secret_wrong' })
  await expect(there.recover(passphrase)).rejects.toMatchObject({ code: 'way_missing' })
  await expect(keyOf(there)).rejects.toMatchObject({ code: 'recovery_needed' })
  await there.recover(code)
  expect(await keyOf(there)).toEqual(key)
})

test('a user who was logged out and came back leaves no share at the guard, when they take the wallet over', async () => {
  const services = createServices()
  const browser = createBrowser('home')
  const home = await comeIn(services, browser)
  const key = await keyOf(home)
  await services.callsOf('home').guard?.(leaveGuard, {})
  const back = openPage(services, browser)
  await expect(back.enter(login)).resolves.toBe('nothing')
  await back.hold(code)
  expect(services.look().guarded).toBeUndefined()
  expect(await keyOf(back)).toEqual(key)
})

test('of two ways each opens the wallet, and replacing all leaves the new one alone', async () => {
  const services = createServices()
  const home = await comeIn(services, createBrowser('home'))
  const key = await keyOf(home)
  await home.hold(code)
  await expect(home.hold(passphrase, otherCode)).rejects.toMatchObject({ code: 'secret_wrong' })
  expect(home.ways()).toEqual(['printed'])
  await home.hold(passphrase, code)
  expect(home.ways()).toEqual(['printed', 'passphrase'])

  const start = performance.now()
  expect(await keyOf(await comeIn(services, createBrowser('by passphrase'), passphrase))).toEqual(
    key,
  )
  process.stdout.write(`by passphrase, ms: ${Math.round(performance.now() - start)}\n`)
  expect(await keyOf(await comeIn(services, createBrowser('by code'), code))).toEqual(key)

  const last = await comeIn(services, createBrowser('home again'), code)
  await last.hold(otherCode)
  expect(last.ways()).toEqual(['printed'])
  await expect(comeIn(services, createBrowser('old code'), code)).rejects.toMatchObject({
    code: 'secret_wrong',
  })
  expect(await keyOf(await comeIn(services, createBrowser('new code'), otherCode))).toEqual(key)
}, 180_000)

test('without a guard the user chooses at the first login how the wallet is held', async () => {
  const services = createServices()
  const home = createBrowser('home')
  const page = openPage(services, home, { hasGuard: false })
  await expect(page.enter(login)).resolves.toBe('user')
  expect(page.wallet()).toBeUndefined()
  await page.recover(code)
  expect(page.wallet()?.tier).toBe('user')
  const key = await keyOf(page)
  const there = openPage(services, createBrowser('there'), { hasGuard: false })
  expect(await keyOf(await comeIn(services, createBrowser('there'), code, there))).toEqual(key)
})

test('neither the keeper’s copy nor the guard’s opens anything without the user', async () => {
  const services = createServices()
  const home = await comeIn(services, createBrowser('home'))
  await home.hold(code)
  const { current } = services.look()
  expect(current?.recovery).toBeTypeOf('string')
  const texts = `${current?.recovery} ${current?.share}`
  const key = Buffer.from(await keyOf(home))
  expect(texts).not.toContain(key.toString('base64url'))
  // The share that is locked in the copy is not there in the clear.
  const { share } = JSON.parse(current?.recovery ?? '{}')
  expect(Buffer.from(share.box, 'base64url')).toHaveLength(17 + 16)
})

test('a passkey opens the wallet where its owner has it, and says where it cannot', async () => {
  const services = createServices()
  const passkeys = createPasskeys()
  const open = (name: string) => openPage(services, createBrowser(name), { passkeys })
  const home = open('home')
  services.letIn('home')
  await home.enter(login)
  const key = await keyOf(home)
  await home.hold({ kind: 'passkey' })
  const there = open('there')
  await expect(there.enter(login)).resolves.toBe('user')
  await there.recover({ kind: 'passkey' })
  expect(await keyOf(there)).toEqual(key)
  passkeys.lose()
  const elsewhere = open('elsewhere')
  await elsewhere.enter(login)
  await expect(elsewhere.recover({ kind: 'passkey' })).rejects.toMatchObject({
    code: 'passkey_cancelled',
  })
})

test('the recovery share is not locked with a passphrase that a guess finds', async () => {
  const home = await comeIn(createServices(), createBrowser('home'))
  for (const passphrase of ['short', '123456789012', 'passwordpassword', 'password123456'])
    await expect(home.hold({ kind: 'passphrase', passphrase })).rejects.toMatchObject({
      code: 'passphrase_short',
    })
  expect(home.wallet()?.tier).toBe('guarded')
})
