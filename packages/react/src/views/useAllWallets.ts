import { allWallets, type Client, type ListedWallet, listContext, type State } from '@foyer/core'
import { useDerived } from '../hooks/useDerived.js'
import { isWallet } from './isWallet.js'

/** Every wallet that is known without asking anybody, installed ones first. */
export function useAllWallets(): readonly ListedWallet[] {
  return useDerived(all)
}

function all(client: Client, { wallets }: State) {
  return allWallets(wallets, listContext(client)).filter(isWallet)
}
