import type { Options } from '../options.js'
import { directoryEntries } from './directoryEntries.js'
import type { WalletEntry, WalletsState } from './state.js'

/** What is known of a wallet beyond this page, by its id, its reverse domain, or its id in the page: the host's word first. */
export function walletEntry(
  state: WalletsState,
  { customWallets }: Options,
  id: string,
): WalletEntry | undefined {
  return [...customWallets, ...directoryEntries(state)].find(
    (entry) => entry.id === id || entry.rdns === id || entry.injected?.includes(id),
  )
}
