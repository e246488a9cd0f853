import { expect, test } from 'vitest'
import { checkSame } from './checkKnown.js'
import { memoryShares } from './device/memoryShares.js'
import { comeIn, createBrowser, login, openPage } from './testing/createBrowser.js'
import { createServices } from './testing/createServices.js'
import { printCode } from './user/printedCode.js'
import type { UserSecret, Vault } from './Vault.js'

const code: UserSecret = { kind: 'printed', code: printCode(new Uint8Array(16).fill(3)) }
const changed = expect.objectContaining({ code: 'wallet_changed' })

test('of a known wallet the id and both addresses count', () => {
  const addresses = { eip155: '0x01', solana: 'So1' }
  const known = { walletId: 'a', addresses }
  expect(() => checkSame(known, known)).not.toThrow()
  for (const named of [
    undefined,
    { walletId: 'b', addresses },
    { walletId: 'a', addresses: { ...addresses, eip155: '0x02' } },
    { walletId: 'a', addresses: { ...addresses, solana: 'So2' } },
  ])
    expect(() => checkSame(named, known)).toThrow(changed)
})

/** What a keeper could come between in, after it named the right wallet at the entry. */
const between: Record<string, { isHeld: boolean; act: (vault: Vault) => Promise<unknown> }> = {
  'taken over': { isHeld: false, act: (vault) => vault.hold(code) },
  'handed back': {
    isHeld: true,
    act: (vault) => vault.handBack({ signal: new AbortController().signal }),
  },
  recovered: { isHeld: true, act: (vault) => vault.recover(code) },
}

test.each(Object.entries(between))(
  'a keeper that names another wallet while one is %s has nothing done with it',
  async (_, { isHeld, act }) => {
    const services = createServices()
    const home = createBrowser('home')
    const first = await comeIn(services, home)
    if (isHeld) await first.hold(code)
    // What it kept of the key is lost; whose it was is not.
    if (act === between.recovered?.act) home.disk = memoryShares()
    const vault = openPage(services, home)
    await vault.enter(login)
    const { wallet } = services.look()
    if (!wallet) throw new Error('There is a wallet')
    const { walletId } = wallet
    wallet.walletId = 'A'.repeat(22)
    await expect(act(vault)).rejects.toThrow(changed)
    wallet.walletId = walletId
    await act(vault)
    expect(vault.wallet()?.walletId).toBe(walletId)
  },
)

test('a browser that made a wallet and never heard that it is one goes on with it', async () => {
  const services = createServices()
  const home = createBrowser('home')
  services.letIn('home')
  let calls = 0
  const lost = openPage(services, home, {
    async cut(act) {
      calls += 1
      const value = await act()
      // The last of the keeper's answers.
      if (services.look().current) throw new Error('Lost')
      return value
    },
  })
  await expect(lost.enter(login)).rejects.toThrow('Lost')
  expect(calls).toBeGreaterThan(3)
  const again = openPage(services, home)
  await expect(again.enter(login)).resolves.toBe('nothing')
  expect(again.wallet()?.addresses).toEqual(services.look().wallet?.addresses)
})
