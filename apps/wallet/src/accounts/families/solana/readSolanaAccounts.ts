import type { NetworkAccounts } from '../../NetworkAccounts.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'
import { solanaAccount } from './solanaAccount.js'

/** @throws `Failure` 4100 while no user is logged in */
export function readSolanaAccounts(world: Pick<WalletEnvironment, 'wallet'>): NetworkAccounts {
  const account = solanaAccount(world)
  return { address: account.address, accounts: [account] }
}
