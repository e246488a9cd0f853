import type { SolanaWalletHandle } from '../solana/SolanaWalletHandle.js'
import type { EvaluatePage } from './driveHandle.js'
import { driveUser, type UserDriver } from './driveUser.js'

/** The handle of a wallet of Solana in a page, from the test's process. Arguments travel as JSON. */
export type SolanaWalletDriver = UserDriver<SolanaWalletHandle, 'allow'>

/** Plays the user of one wallet of Solana of a page. */
export function driveSolanaWallet(page: EvaluatePage, name: string): SolanaWalletDriver {
  return driveUser<SolanaWalletHandle, 'allow'>(page, { get: 'getSolana', name }, ['allow'])
}
