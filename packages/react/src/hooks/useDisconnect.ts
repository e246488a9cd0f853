import { disconnect } from '@foyer/core'
import type { Namespace } from '@foyer/protocol'
import { useCallback } from 'react'
import { useClient } from './useClient.js'

/**
 * Ends the connection of one namespace, or of all without one. Rejects with `disconnect_failed`,
 * `disconnect_chain_failed` or `disconnect_chains_failed`.
 */
export function useDisconnect() {
  const client = useClient()
  const end = useCallback(
    async (parameters: { namespace?: Namespace } = {}) => {
      await disconnect(client, parameters)
    },
    [client],
  )
  return { disconnect: end }
}
