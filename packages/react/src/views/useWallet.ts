import type { State, WalletEntry } from '@foyer/core'
import { findConnector } from '@foyer/core/internal'
import type { Namespace } from '@foyer/protocol'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { useLateMessages } from '../hooks/useLateMessages.js'
import { useEntry } from './useEntry.js'

/** What can be shown of a wallet, found in this page or only remembered or listed. */
export function useWallet(id: string, namespace?: Namespace): useWallet.Result {
  const { options } = useFoyerClient()
  const wallets = useFoyerSelector(walletsOf)
  const { connecting } = useLateMessages()
  const connector = namespace && findConnector(wallets, id, namespace)
  const { entry, imageUrl } = useEntry(id)
  const known = connector ?? wallets.recent.find((each) => each.id === id)
  return {
    name: known?.name ?? entry?.name ?? connecting.wallet,
    imageUrl: options.connectorImages[id] ?? known?.imageUrl ?? imageUrl,
    entry,
  }
}

export declare namespace useWallet {
  type Result = { name: string; imageUrl: string | undefined; entry: WalletEntry | undefined }
}

function walletsOf({ wallets }: State) {
  return wallets
}
