import { disconnect } from '@foyer/core'
import type { Namespace } from '@foyer/protocol'
import { useMemo } from 'react'
import { useFoyerClient } from './useFoyerClient.js'

/**
 * Ends the connections of one namespace, or of all without one; with `connectorId` that of one wallet. Rejects with `connector_not_connected`
 * when there is none, and with `disconnect_chain_failed` or `disconnect_chains_failed` when a wallet fails to
 * end its side: here it is disconnected all the same.
 */
export function useFoyerDisconnect() {
  const client = useFoyerClient()
  return useMemo(
    () => ({
      disconnect: async (parameters: { namespace?: Namespace; connectorId?: string } = {}) => {
        await disconnect(client, parameters)
      },
    }),
    [client],
  )
}
