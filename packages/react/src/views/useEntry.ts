import type { State, WalletEntry } from '@foyer/core'
import { walletEntry, walletImage } from '@foyer/core/internal'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'

/** What the host or the directory knows of a wallet, with its picture. */
export function useEntry(id: string): useEntry.Result {
  const { options } = useFoyerClient()
  const entry = walletEntry(useFoyerSelector(walletsOf), options, id)
  return { entry, imageUrl: entry && (entry.image_url ?? walletImage(options, entry.image_id)) }
}

export declare namespace useEntry {
  type Result = { entry: WalletEntry | undefined; imageUrl: string | undefined }
}

function walletsOf({ wallets }: State) {
  return wallets
}
