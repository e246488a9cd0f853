import { base58 } from '@scure/base'
import type { SolanaFacts, SolanaWalletContext } from './SolanaWalletContext.js'

/** The accounts that the page may see, as the Wallet Standard has them: the selected one first; none before the grant or while locked. */
export function visibleAccounts(
  { accounts }: Pick<SolanaWalletContext, 'accounts'>,
  { granted, locked, selected, chains }: SolanaFacts,
  features: readonly string[],
) {
  if (!granted || locked) return []
  const [first, ...others] = [
    ...accounts().slice(selected, selected + 1),
    ...accounts().filter((_, index) => index !== selected),
  ]
  return [...(first ? [first] : []), ...others].map(({ address }) =>
    Object.freeze({ address, publicKey: base58.decode(address), chains, features }),
  )
}
