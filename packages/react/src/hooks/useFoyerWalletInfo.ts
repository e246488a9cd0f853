import type { ConnectorType, State } from '@foyer/core'
import { findConnector } from '@foyer/core/internal'
import type { Namespace } from '@foyer/protocol'
import { useMemo } from 'react'
import { useAccountInUse } from './useAccountInUse.js'
import { useFoyerClient } from './useFoyerClient.js'
import { useFoyerSelector } from './useFoyerSelector.js'

/** The connected wallet: its id, name and picture. `undefined` when none is connected. */
export function useFoyerWalletInfo({
  namespace,
}: useFoyerWalletInfo.Parameters = {}): useFoyerWalletInfo.Result | undefined {
  const { options } = useFoyerClient()
  const wallets = useFoyerSelector(walletsOf)
  const account = useAccountInUse(namespace)
  return useMemo(() => {
    if (!account) return undefined
    const { connectorId } = account.connection
    const connector = findConnector(wallets, connectorId, account.namespace)
    const remembered = wallets.recent.find(({ id }) => id === connectorId)
    return {
      id: connectorId,
      name: connector?.name ?? remembered?.name ?? connectorId,
      icon: options.connectorImages[connectorId] ?? connector?.imageUrl ?? remembered?.imageUrl,
      type: connector?.type,
      rdns: connector?.rdns,
    }
  }, [account, wallets, options])
}

export declare namespace useFoyerWalletInfo {
  type Parameters = { namespace?: Namespace | undefined }
  type Result = {
    id: string
    /** One line, of bounded length, but chosen by the wallet: show it as text. */
    name: string
    /** An image URL for `<img>` only. */
    icon: string | undefined
    /** Absent while the wallet is remembered but not found. */
    type: ConnectorType | undefined
    rdns: string | undefined
  }
}

function walletsOf({ wallets }: State) {
  return wallets
}
