import type { BitcoinWalletHandle } from '../bitcoin/BitcoinWalletHandle.js'
import type { EvaluatePage } from './driveHandle.js'
import { driveUser, type UserDriver } from './driveUser.js'

/** The handle of a wallet of Bitcoin in a page, from the test's process. Arguments travel as JSON. */
export type BitcoinWalletDriver = UserDriver<BitcoinWalletHandle, 'allow'>

/** Plays the user of one wallet of Bitcoin of a page. */
export function driveBitcoinWallet(page: EvaluatePage, name: string): BitcoinWalletDriver {
  return driveUser<BitcoinWalletHandle, 'allow'>(page, { get: 'getBitcoin', name }, ['allow'])
}
