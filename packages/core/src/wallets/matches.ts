import type { Options } from '../options.js'
import type { WalletEntry, WalletsState } from './state.js'

type Known = { id: string; name: string; rdns?: string | undefined }

/** Whether two entries are of one wallet: by id, or by the reverse domain it announces itself with. */
function isSame(one: Known, other: Known): boolean {
  return one.id === other.id || (one.rdns !== undefined && one.rdns === other.rdns)
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
    ) || excluded.some((entry) => isSame(entry, wallet) || entry.name.toLowerCase() === name)
  )
}
