import {
  promoteKeeperShare,
  putGuardShare,
  putKeeperShare,
  readKeeperFormer,
} from '@foyer/protocol/login'
import { expect, test } from 'vitest'
import { random, randomId } from './sets/bytes.js'
import { promoteAtGuard, putAtGuard, readGuard } from './sets/guardSets.js'
import { promoteAtKeeper, readKeeper } from './sets/keeperSets.js'
import { signForGuard, signForKeeper } from './sets/signSet.js'
import { comeIn, createBrowser, openPage } from './testing/createBrowser.js'
import { createPasskeys } from './testing/createPasskeys.js'
import { createServices, type Services } from './testing/createServices.js'
import { printCode } from './user/printedCode.js'
import type { UserSecret, Vault } from './Vault.js'
import type { VaultWorld } from './VaultWorld.js'

/*
 * A thief who had the key for once, in an unlocked browser, signs sets that cannot be opened. The owner comes back by the set before, with
 * what they hold.
 */

const code: UserSecret = { kind: 'printed', code: printCode(new Uint8Array(16).fill(5)) }
const keyOf = (vault: Vault) => vault.use(async ({ evm }) => evm.slice())

/** Signs, with the key of the browser's vault, parts of nothing for the keeper, the guard, or both. */
async function spoil(
  services: Services,
  name: string,
  vault: Vault,
  where: 'keeper' | 'guard' | 'both',
) {
  const wallet = vault.wallet()
  if (!wallet) throw new Error('There is no wallet')
  const calls = services.callsOf(name)
  const world = { calls } as VaultWorld
  const set = { setId: randomId(), device: random(17), keeper: random(17), recovery: random(17) }
  await vault.use(async (keys) => {
    const owner = { ...wallet, keys }
    if (where !== 'guard') {
      const keeper = await readKeeper(world, 'unlock')
      const { tier } = wallet
      const recovery = keeper.wallet?.recovery ?? null
      const box = recovery && JSON.stringify({ ...JSON.parse(recovery), setId: set.setId })
      const signed = signForKeeper(owner, set, { tier, recovery: box }, keeper)
      await calls.keeper(putKeeperShare, signed.put)
      await promoteAtKeeper(world, set.setId, signed.promotion)
    }
    if (where === 'keeper') return
    const guard = await readGuard(world, wallet.walletId)
    const signed = signForGuard(owner, set, guard ?? { current: undefined, next: undefined })
    await putAtGuard(world, signed.first, { current: guard?.current ?? '', next: guard?.next })
    await promoteAtGuard(world, wallet, set.setId, signed.promotion)
  })
}

test.each(['keeper', 'guard', 'both'] as const)(
  'a guarded wallet whose parts at the %s were replaced by nothing comes back by the set before',
  async (where) => {
    const services = createServices()
    const home = await comeIn(services, createBrowser('home'))
    const key = await keyOf(home)
    await spoil(services, 'home', home, where)
    expect(await keyOf(await comeIn(services, createBrowser('there')))).toEqual(key)
    // Mended: the next browser needs no former set.
    services.away.add('/login/shares/former')
    expect(await keyOf(await comeIn(services, createBrowser('elsewhere')))).toEqual(key)
  },
)

test('the user’s recovery method opens the set before, where the one in use is of no use', async () => {
  const passkeys = createPasskeys()
  const secrets: UserSecret[] = [
    code,
    { kind: 'passphrase', passphrase: 'kettle orbit violin moss' },
    { kind: 'passkey' },
  ]
  for (const secret of secrets) {
    const services = createServices()
    const first = createBrowser('home')
    const home = openPage(services, first, { passkeys })
    await comeIn(services, first, undefined, home)
    await home.hold(secret)
    const key = await keyOf(home)
    await spoil(services, 'home', home, 'keeper')
    for (const browser of [createBrowser('there'), first]) {
      const page = openPage(services, browser, { passkeys })
      expect(await keyOf(await comeIn(services, browser, secret, page))).toEqual(key)
    }
  }
}, 180_000)

test('an old part of a lost browser and a session are not enough for a former set', async () => {
  const services = createServices()
  const lost = createBrowser('lost')
  const home = await comeIn(services, lost)
  await home.hold(code)
  const old = await lost.disk.read(home.wallet()?.walletId ?? '')
  await comeIn(services, createBrowser('new'), code)
  const asked = { setId: old[0]?.setId }
  const { former } = await services.callsOf('lost').keeper(readKeeperFormer, asked)
  expect(former[0]?.setId).toBe(old[0]?.setId)
  expect(former[0]?.share).toBeUndefined()
})

test('services take nothing that the key did not sign', async () => {
  const services = createServices()
  const home = await comeIn(services, createBrowser('home'))
  const { walletId, addresses } = home.wallet() ?? {
    walletId: '',
    addresses: { eip155: '', solana: '' },
  }
  const set = { setId: randomId(), device: random(17), keeper: random(17), recovery: random(17) }
  const stranger = { walletId, addresses, keys: { evm: random(32), solana: random(32) } }
  const { keeper, guard } = services.callsOf('home')
  const { current, guarded } = services.look()
  const places = { current: current?.setId, next: undefined }
  const record = { tier: 'guarded', recovery: null } as const
  const refused = { code: 'signature_wrong' }
  const { put } = signForKeeper(stranger, set, record, places)
  await expect(keeper(putKeeperShare, put)).rejects.toMatchObject(refused)
  const { first } = signForGuard(stranger, set, places)
  const over = guarded?.current.setId ?? ''
  await expect(guard?.(putGuardShare, { ...first, over })).rejects.toMatchObject(refused)
  await expect(
    keeper(promoteKeeperShare, { setId: set.setId, owner: put.owner }),
  ).rejects.toMatchObject({ status: 404 })
})
