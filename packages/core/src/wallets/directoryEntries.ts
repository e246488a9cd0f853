import type { WalletEntry, WalletsState } from './state.js'

/** All entries of the directory that were fetched, without the host's own wallets. */
export function directoryEntries({ directory }: WalletsState): readonly WalletEntry[] {
  const { featured, recommended, recent, pages, search } = directory
  return [...featured, ...recommended, ...recent, ...pages.entries, ...search.entries]
}
