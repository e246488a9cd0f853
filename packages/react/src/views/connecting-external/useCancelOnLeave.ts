import { cancelConnect, type Views } from '@foyer/core'
import { useEffect, useRef } from 'react'
import { useClient } from '../../hooks/useClient.js'

/** Whoever leaves this view, by whichever way, does not want to be connected by a late approval. */
export function useCancelOnLeave({ connectorId, namespace }: Views['ConnectingExternal']): void {
  const client = useClient()
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      // In a moment, because strict mode ends and begins every effect once at first.
      queueMicrotask(() => {
        const { asking } = client.store.getState().connection
        const mine = asking?.connectorId === connectorId && asking.namespace === namespace
        if (mine && !here.current) cancelConnect(client)
      })
    }
  }, [client, connectorId, namespace])
}
