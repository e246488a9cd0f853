import type { Client, ConnectorType, State } from '@foyer/core'
import type { Namespace } from '@foyer/protocol'
import { useCallback } from 'react'
import { describeWallet } from './describeWallet.js'
import { useDerived } from './useDerived.js'

/** The connected wallet: its id, name and picture. `undefined` when none is connected. */
export function useFoyerWalletInfo({
  namespace,
}: useFoyerWalletInfo.Parameters = {}): useFoyerWalletInfo.Result | undefined {
  return useDerived(
    useCallback(
      (client: Client, state: State) => describe(client, state, namespace ?? state.network.active),
      [namespace],
    ),
  )
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

function describe(
  client: Client,
  { connection, wallets }: State,
  namespace: Namespace | undefined,
): useFoyerWalletInfo.Result | undefined {
  const inUse = namespace && connection.byNamespace[namespace]
  if (!inUse) return undefined
  const { connectorId: id } = inUse
  const { name, icon, connector } = describeWallet(client, wallets, id, namespace)
  return { id, name, icon, type: connector?.type, rdns: connector?.rdns }
}
