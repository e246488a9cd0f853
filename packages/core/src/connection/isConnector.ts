import type { Namespace } from '@foyer/protocol'

/** Finds the connection of one wallet in one chain family. */
export function isConnector({ namespace, connectorId }: Known): (one: Known) => boolean {
  return (one) => one.namespace === namespace && one.connectorId === connectorId
}

type Known = { readonly namespace: Namespace; readonly connectorId: string }
