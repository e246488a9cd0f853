import type { LoginCalls } from '../login/LoginCalls.js'
import type { DeviceShares } from './device/DeviceShares.js'
import type { Locked } from './device/lockTabs.js'
import type { Passkeys } from './person/Passkeys.js'

/** What the vault works with. */
export type VaultWorld = {
  readonly calls: LoginCalls
  readonly shares: DeviceShares
  readonly passkeys: Passkeys
  /** Of splits and everything that reads and then writes. */
  readonly locked: Locked
  /** The page that asks, for the guard's mail. */
  readonly origin: () => string
}
