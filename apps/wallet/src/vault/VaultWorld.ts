import type { LoginCalls } from '../services/LoginCalls.js'
import type { DeviceShares } from './device/DeviceShares.js'
import type { KnownWallets } from './device/KnownWallets.js'
import type { Locked } from './device/lockTabs.js'
import type { Passkeys } from './user/Passkeys.js'
import type { GuardPrompt } from './Vault.js'

/** What the vault works with. */
export type VaultWorld = {
  readonly calls: LoginCalls
  readonly shares: DeviceShares
  /** Which wallet each login had here. */
  readonly known: KnownWallets
  readonly passkeys: Passkeys
  /** Of splits and everything that reads and then writes. */
  readonly locked: Locked
  /** The page that asks, for the guard's mail. */
  readonly origin: () => string
  /** The guard prompts the user; `undefined`: it no longer does. */
  readonly onPrompt: (prompt: GuardPrompt | undefined) => void
}
