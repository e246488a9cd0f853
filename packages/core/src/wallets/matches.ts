import type { Options } from '../options.js'
import type { WalletEntry, WalletsState } from './state.js'

type Known = { id: string; name: string; rdns?: string | undefined }

/** Whether an entry is of a wallet: by its id, the reverse domain it announces itself with, or its id in the page. */
export function isOf(entry: WalletEntry, { id, rdns }: Pick<Known, 'id' | 'rdns'>): boolean {
  if (entry.id === id || entry.injected?.includes(id)) return true
  return entry.rdns !== undefined && entry.rdns === rdns
}

/** Whether the host lists only some wallets, and this is none of them. */
export function isIncluded(
  { id }: Pick<WalletEntry, 'id'>,
  { includeWalletIds }: Options,
): boolean {
  return includeWalletIds.length === 0 || includeWalletIds.includes(id)
}

/** Whether the host excludes a wallet: by id, rdns or name, or by what the directory knows of the ids. */
export function isExcluded(
  wallet: Known,
  { excludeWalletIds }: Options,
  { directory: { excluded } }: WalletsState,
): boolean {
  const name = wallet.name.toLowerCase()
  return (
    excludeWalletIds.some(
      (word) => word === wallet.id || word === wallet.rdns || word.toLowerCase() === name,
    ) || excluded.some((entry) => isOf(entry, wallet) || entry.name.toLowerCase() === name)
  )
}
