import type { PolkadotWalletHandle } from '../polkadot/PolkadotWalletHandle.js'
import type { EvaluatePage } from './driveHandle.js'
import { driveUser, type UserDriver } from './driveUser.js'

/** The handle of a wallet of Polkadot in a page, from the test's process. Arguments travel as JSON. */
export type PolkadotWalletDriver = UserDriver<PolkadotWalletHandle, 'restrict'>

/** Plays the user of one wallet of Polkadot of a page. */
export function drivePolkadotWallet(page: EvaluatePage, name: string): PolkadotWalletDriver {
  return driveUser<PolkadotWalletHandle, 'restrict'>(page, { get: 'getPolkadot', name }, [
    'restrict',
  ])
}
