import type { Client, ListedWallet, State } from '@foyer/core'
import { listContext, walletRows } from '@foyer/core/internal'
import { useDerived } from '../hooks/useDerived.js'
import { offersAllWallets } from './offersAllWallets.js'

/** The wallets of the first screen, in the configured order. */
export function useWalletRows(): readonly ListedWallet[] {
  return useDerived(rows)
}

/** More than this are found faster by searching; All Wallets has them. */
const rowsMax = 30

function rows(client: Client, state: State) {
  const all = walletRows(state.wallets, listContext(client))
  return all.length > rowsMax && offersAllWallets(client, state) ? all.slice(0, rowsMax) : all
}
