import type { Address } from 'viem'
import type { Accounts } from './createAccounts.js'
import type { WalletFacts } from './createMemory.js'

/** What the page may see: the selected account first; nothing before the grant or while locked. */
export function visibleAccounts(
  accounts: Accounts,
  { granted, locked, selected }: WalletFacts,
): readonly Address[] {
  if (!granted || locked) return []
  const addresses = accounts().map(({ address }) => address)
  const first = addresses[selected]
  return first ? [first, ...addresses.filter((address) => address !== first)] : addresses
}
