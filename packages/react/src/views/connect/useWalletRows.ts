import { type Client, type ListedWallet, listContext, type State, walletRows } from '@foyer/core'
import { useDerived } from '../../hooks/useDerived.js'

/** The wallets of the first screen, in the configured order. */
export function useWalletRows(): readonly ListedWallet[] {
  return useDerived(rows)
}

function rows(client: Client, { wallets }: State) {
  return walletRows(wallets, listContext(client))
}
