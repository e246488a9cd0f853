import { expect, test } from 'vitest'
import { comeIn, createBrowser, login, openPage } from './testing/createBrowser.js'
import { createPasskeys } from './testing/createPasskeys.js'
import { createServices } from './testing/createServices.js'
import { printCode } from './user/printedCode.js'
import { parseRecovery } from './user/Recovery.js'
import { openRecovery, openUserKey } from './user/recoveryBox.js'
import type { UserSecret, Vault } from './Vault.js'

const code: UserSecret = { kind: 'printed', code: printCode(new Uint8Array(16).fill(1)) }
const otherCode: UserSecret = { kind: 'printed', code: printCode(new Uint8Array(16).fill(2)) }
const passphrase: UserSecret = { kind: 'passphrase', passphrase: 'kettle orbit violin moss' }
const keyOf = (vault: Vault) => vault.use(async ({ evm }) => evm.slice())

test('of several ways one is removed or replaced, never the last, and opens nothing any more', async () => {
  const services = createServices()
  const passkeys = createPasskeys()
  const open = (name: string) => openPage(services, createBrowser(name), { passkeys })
  const home = open('home')
  await comeIn(services, createBrowser('home'), undefined, home)
  const key = await keyOf(home)
  const passkey = { kind: 'passkey' } as const
  await home.hold(code)
  await home.hold(passkey, code)
  await expect(home.hold(otherCode, code)).rejects.toMatchObject({ code: 'way_there' })
  // What a thief with the code wrote down: the record of then, and the user's key that the code opens.
  const world = { passkeys } as never
  const { walletId } = home.wallet() ?? { walletId: '' }
  const record = () => {
    const found = parseRecovery(services.look().current?.recovery)
    if (!found) throw new Error('No recovery record')
    return found
  }
  const stolen = await openUserKey(world, walletId, record(), code)

  await expect(home.setWays([])).rejects.toMatchObject({ code: 'way_last' })
  await expect(home.setWays([otherCode])).rejects.toMatchObject({ code: 'secret_wrong' })
  await expect(home.setWays([passphrase])).rejects.toMatchObject({ code: 'way_missing' })
  expect(home.ways()).toEqual(['printed', 'passkey'])
  await home.setWays([passkey])
  expect(home.ways()).toEqual(['passkey'])
  await expect(openRecovery(stolen, walletId, record())).rejects.toMatchObject({
    code: 'shares_unfit',
  })
  const there = open('there')
  await there.enter(login)
  await expect(there.recover(code)).rejects.toMatchObject({ code: 'way_missing' })
  await there.recover(passkey)
  expect(await keyOf(there)).toEqual(key)

  await there.hold(code, passkey)
  await there.setWays([passkey], otherCode)
  expect(there.ways()).toEqual(['passkey', 'printed'])
  for (const secret of [passkey, otherCode]) {
    const elsewhere = open(`by ${secret.kind}`)
    await elsewhere.enter(login)
    await expect(elsewhere.recover(code)).rejects.toMatchObject({ code: 'secret_wrong' })
    await elsewhere.recover(secret)
    expect(await keyOf(elsewhere)).toEqual(key)
  }
})

test('a tab that stayed open brings no removed way back', async () => {
  const services = createServices()
  const passkeys = createPasskeys()
  const browser = createBrowser('home')
  const [one, other] = [1, 2].map(() => openPage(services, browser, { passkeys }))
  services.letIn(browser.name)
  await one?.enter(login)
  await one?.hold(code)
  await one?.hold({ kind: 'passkey' }, code)
  await other?.enter(login)
  await one?.setWays([{ kind: 'passkey' }])
  expect(other?.ways()).toEqual(['printed', 'passkey'])
  await other?.hold(otherCode, { kind: 'passkey' })
  expect(other?.ways()).toEqual(['passkey', 'printed'])
  await expect(other?.check(code)).rejects.toMatchObject({ code: 'secret_wrong' })
})
