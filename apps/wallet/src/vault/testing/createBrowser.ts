import { createVault } from '../createVault.js'
import type { DeviceShares } from '../device/DeviceShares.js'
import { type KnownWallets, memoryWallets } from '../device/KnownWallets.js'
import { memoryShares } from '../device/memoryShares.js'
import type { Login } from '../Login.js'
import type { Passkeys } from '../user/Passkeys.js'
import type { UserSecret, Vault } from '../Vault.js'
import type { Cut, Services } from './createServices.js'

export const login: Login = {
  identity: { issuer: 'email', subject: 'ada@example.com', provider: 'email' },
  typed: 'ada@example.com',
  deviceSince: 0,
}

/** A browser: its disk outlives its pages. */
export type Browser = { readonly name: string; disk: DeviceShares; readonly known: KnownWallets }

export const createBrowser = (name: string): Browser => ({
  name,
  disk: memoryShares(),
  known: memoryWallets(),
})

/** Another with the same on its disk of whoever logs in here. */
export async function copyBrowser({ name, disk, known }: Browser): Promise<Browser> {
  const copy = createBrowser(name)
  const wallet = await known.read(login)
  if (!wallet) return copy
  await copy.known.write(login, wallet)
  for (const share of await disk.read(wallet.walletId))
    await copy.disk.write(wallet.walletId, share)
  return copy
}

type Page = { cut?: Cut; hasGuard?: boolean; passkeys?: Passkeys }

/** Opens a page in it. `cut` goes around each call and each touch of the disk. */
export function openPage(
  services: Services,
  { name, disk, known }: Browser,
  { cut = (act) => act(), hasGuard = true, passkeys }: Page = {},
): Vault {
  return createVault({
    calls: services.callsOf(name, cut, hasGuard),
    origin: () => 'https://page.example',
    locks: undefined,
    known,
    passkeys,
    shares: {
      read: (walletId) => cut(() => disk.read(walletId)),
      write: (walletId, share) => cut(() => disk.write(walletId, share)),
      keepOnly: (walletId, setId) => cut(() => disk.keepOnly(walletId, setId)),
      isLasting: () => disk.isLasting(),
    },
  })
}

/** Everything a user does to get in: follows the guard's link, types the code. */
export async function comeIn(
  services: Services,
  browser: Browser,
  secret?: UserSecret,
  vault: Vault = openPage(services, browser),
): Promise<Vault> {
  const missing = await vault.enter(login)
  if (missing === 'device') {
    services.letIn(browser.name)
    await vault.waitForDevice({ signal: new AbortController().signal })
  }
  if (missing === 'user') {
    if (!secret) throw new Error('Only the user can go on')
    await vault.recover(secret)
  }
  return vault
}
