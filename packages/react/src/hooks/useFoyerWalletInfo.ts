import type { ConnectorType, State } from '@foyer/core'
import type { Namespace } from '@foyer/protocol'
import { useMemo } from 'react'
import { describeWallet } from './describeWallet.js'
import { useAccountInUse } from './useAccountInUse.js'
import { useFoyerClient } from './useFoyerClient.js'
import { useFoyerSelector } from './useFoyerSelector.js'

/** The connected wallet: its id, name and picture. `undefined` when none is connected. */
export function useFoyerWalletInfo({
  namespace,
}: useFoyerWalletInfo.Parameters = {}): useFoyerWalletInfo.Result | undefined {
  const client = useFoyerClient()
  const wallets = useFoyerSelector(walletsOf)
  const account = useAccountInUse(namespace)
  return useMemo(() => {
    if (!account) return undefined
    const { connectorId } = account.connection
    const found = describeWallet(client, wallets, connectorId, account.namespace)
    const { name, icon, connector } = found
    return {
      id: connectorId,
      name,
      icon,
      type: connector?.type,
      rdns: connector?.rdns,
    }
  }, [account, wallets, client])
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
