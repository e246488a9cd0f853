import { cancelConnect, type Views } from '@foyer/core'
import { useCallback } from 'react'
import { useClient } from '../../hooks/useClient.js'
import { useOnLeave } from '../useOnLeave.js'

/** Whoever leaves this view, by whichever way, does not want to be connected by a late approval. */
export function useCancelOnLeave({ connectorId, namespace }: Views['ConnectingExternal']): void {
  const client = useClient()
  useOnLeave(
    useCallback(() => {
      const { asking } = client.store.getState().connection
      const mine = asking?.connectorId === connectorId && asking.namespace === namespace
      if (mine) cancelConnect(client)
    }, [client, connectorId, namespace]),
  )
}
