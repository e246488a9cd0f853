import { expect, test } from 'vitest'
import { comeIn, createBrowser, login, openPage } from './testing/createBrowser.js'
import { createServices } from './testing/createServices.js'
import { printCode } from './user/printedCode.js'
import type { UserSecret, Vault } from './Vault.js'

const code: UserSecret = { kind: 'printed', code: printCode(new Uint8Array(16).fill(1)) }
const otherCode: UserSecret = { kind: 'printed', code: printCode(new Uint8Array(16).fill(2)) }
const keyOf = (vault: Vault) => vault.use(async ({ evm }) => evm.slice())
const signal = () => new AbortController().signal

test('the guard takes its share back, and the user’s recovery method opens nothing any more', async () => {
  const services = createServices()
  const home = await comeIn(services, createBrowser('home'))
  const key = await keyOf(home)
  await home.hold(code)
  await home.handBack({ signal: signal() })
  expect(home.wallet()).toMatchObject({ tier: 'guarded', recovery: null })
  expect(home.ways()).toEqual([])
  expect(await keyOf(home)).toEqual(key)
  const there = openPage(services, createBrowser('there'))
  await expect(there.enter(login)).resolves.toBe('device')
  await expect(there.recover(code)).rejects.toMatchObject({ code: 'way_missing' })
  services.letIn('there')
  await there.waitForDevice({ signal: signal() })
  expect(await keyOf(there)).toEqual(key)
  // And to the user once more, and back.
  await there.hold(otherCode)
  await there.handBack({ signal: signal() })
  expect(await keyOf(await comeIn(services, createBrowser('elsewhere')))).toEqual(key)
})

test('the guard asks first about a browser that it does not know, and lets no other in after', async () => {
  const services = createServices()
  const home = await comeIn(services, createBrowser('home'))
  const key = await keyOf(home)
  await home.hold(code)
  const there = await comeIn(services, createBrowser('there'), code)
  const stop = new AbortController()
  const waiting = there.handBack({ signal: stop.signal })
  stop.abort(new Error('Left'))
  await expect(waiting).rejects.toThrow('Left')
  expect(there.wallet()?.tier).toBe('user')
  services.letIn('there')
  await there.handBack({ signal: signal() })
  expect(await keyOf(await comeIn(services, createBrowser('elsewhere')))).toEqual(key)
  const again = openPage(services, createBrowser('home'))
  await expect(again.enter(login)).resolves.toBe('device')
})

test('a wallet that never had a guard can be given to one', async () => {
  const services = createServices()
  const browser = createBrowser('home')
  const before = openPage(services, browser, { hasGuard: false })
  await before.enter(login)
  await before.recover(code)
  const key = await keyOf(before)
  await expect(before.handBack({ signal: signal() })).rejects.toMatchObject({
    code: 'recovery_needed',
  })
  const home = openPage(services, browser)
  await home.enter(login)
  // The guard asks whose it is before it takes anything.
  const stop = new AbortController()
  let asked = 0
  const waiting = home.handBack({
    signal: stop.signal,
    onRequested() {
      asked += 1
      stop.abort(new Error('Left'))
    },
  })
  await expect(waiting).rejects.toThrow('Left')
  expect([asked, services.look().guarded]).toEqual([1, undefined])
  services.letIn('home')
  await home.handBack({ signal: signal() })
  expect(await keyOf(await comeIn(services, createBrowser('elsewhere')))).toEqual(key)
})
