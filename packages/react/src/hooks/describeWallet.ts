import type { Client, Connector, State } from '@foyer/core'
import { findConnector } from '@foyer/core/internal'
import type { Namespace } from '@foyer/protocol'

/** The name and picture of a connected wallet, also while it is remembered but not found, and its connector. */
export function describeWallet(
  { options }: Client,
  wallets: State['wallets'],
  connectorId: string,
  namespace: Namespace,
): describeWallet.Result {
  const connector = findConnector(wallets, connectorId, namespace)
  const remembered = wallets.recent.find(({ id }) => id === connectorId)
  return {
    name: connector?.name ?? remembered?.name ?? connectorId,
    icon: options.connectorImages[connectorId] ?? connector?.imageUrl ?? remembered?.imageUrl,
    connector,
  }
}

export declare namespace describeWallet {
  type Result = { name: string; icon: string | undefined; connector: Connector | undefined }
}
