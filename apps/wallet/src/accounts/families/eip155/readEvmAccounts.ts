import type { CaipNetworkId } from '@foyer/protocol'
import type { NetworkAccounts } from '../../NetworkAccounts.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'
import { accountOf, evmAddresses } from './accountOf.js'

/**
 * The plain account, and the smart account where the server takes its operations.
 *
 * @throws `Failure` 4100 while no user is logged in
 */
export function readEvmAccounts(
  world: Pick<WalletEnvironment, 'wallet' | 'preferred' | 'smartNetworks'>,
  network: CaipNetworkId,
): NetworkAccounts {
  const { eoa, smartAccount } = evmAddresses(world)
  const plain = { address: eoa, type: 'eoa' } as const
  if (!world.smartNetworks.includes(network)) return { address: eoa, accounts: [plain] }
  const smart = { address: smartAccount, type: 'smartAccount' } as const
  const accounts = world.preferred() === 'smartAccount' ? [smart, plain] : [plain, smart]
  return { address: accountOf(world, undefined).address, accounts }
}
