import { type State, type WalletEntry, walletEntry, walletImage } from '@foyer/core'
import { useClient } from '../hooks/useClient.js'
import { useSelect } from '../hooks/useSelect.js'

/** What the host or the directory knows of a wallet, with its picture. */
export function useEntry(id: string): useEntry.Result {
  const { options } = useClient()
  const entry = walletEntry(useSelect(walletsOf), options, id)
  return { entry, imageUrl: entry && (entry.image_url ?? walletImage(options, entry.image_id)) }
}

export declare namespace useEntry {
  type Result = { entry: WalletEntry | undefined; imageUrl: string | undefined }
}

function walletsOf({ wallets }: State) {
  return wallets
}
