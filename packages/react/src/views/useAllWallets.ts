import type { Client, ListedWallet, State } from '@foyer/core'
import { allWallets, listContext } from '@foyer/core/internal'
import { useDerived } from '../hooks/useDerived.js'

/** Every wallet that is known without a request, installed ones first. */
export function useAllWallets(): readonly ListedWallet[] {
  return useDerived(all)
}

function all(client: Client, { wallets }: State) {
  return allWallets(wallets, listContext(client))
}
