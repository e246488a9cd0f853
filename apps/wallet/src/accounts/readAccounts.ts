import { accountOf, evmAddresses } from './accountOf.js'
import type { AccountType, World } from './World.js'

export type ReadAccounts = {
  /** The account that pages see first on an EVM network. */
  readonly address: string
  readonly accounts: readonly { readonly address: string; readonly type: AccountType }[]
}

/**
 * The accounts of the person on a chain family, the preferred one first. The smart account is on the networks of
 * `readSmartNetworks` alone.
 *
 * @throws `Failure` 4100 while nobody is logged in
 */
export function readAccounts(
  world: Pick<World, 'wallet' | 'preferred'>,
  namespace: 'eip155' | 'solana',
  hasSmartAccount: boolean,
): ReadAccounts {
  const { eoa, smartAccount } = evmAddresses(world)
  if (namespace === 'solana') {
    const address = world.wallet()?.addresses.solana ?? ''
    return { address, accounts: [{ address, type: 'eoa' }] }
  }
  const plain = { address: eoa, type: 'eoa' } as const
  if (!hasSmartAccount) return { address: eoa, accounts: [plain] }
  const smart = { address: smartAccount, type: 'smartAccount' } as const
  const accounts = world.preferred() === 'smartAccount' ? [smart, plain] : [plain, smart]
  return { address: accountOf(world, undefined).address, accounts }
}
