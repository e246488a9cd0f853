import type { NetworkAccounts } from '../../NetworkAccounts.js'
import type { World } from '../../World.js'
import { solanaAccount } from './solanaAccount.js'

/** @throws `Failure` 4100 while no user is logged in */
export function readSolanaAccounts(world: Pick<World, 'wallet'>): NetworkAccounts {
  const account = solanaAccount(world)
  return { address: account.address, accounts: [account] }
}
