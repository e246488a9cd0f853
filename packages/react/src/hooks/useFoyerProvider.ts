import { type Client, type Connection, getProvider, type State } from '@foyer/core'
import type { Namespace } from '@foyer/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useFoyerClient } from './useFoyerClient.js'
import { useFoyerSelector } from './useFoyerSelector.js'

/**
 * The connected wallet's own provider for a namespace: EIP-1193 for `eip155`. `undefined` until a wallet
 * is connected there, and again after it is disconnected. The type parameter is not checked.
 */
export function useFoyerProvider<provider = unknown>(namespace: Namespace): provider | undefined {
  const client = useFoyerClient()
  const connectorId = useFoyerSelector(
    useCallback((state: State) => connectionOf(state, namespace)?.connectorId, [namespace]),
  )
  const [held, hold] = useState<Held<provider>>()
  useEffect(() => {
    if (!connectorId) return
    let wanted = true
    getProvider(client, { namespace }).then(
      (given) => {
        if (wanted) hold({ client, connectorId, namespace, provider: given as provider })
      },
      () => {
        if (wanted) hold(undefined)
      },
    )
    return () => {
      wanted = false
      // The same wallet may come back with another object.
      hold(undefined)
    }
  }, [client, connectorId, namespace])
  const current =
    held?.client === client && held.connectorId === connectorId && held.namespace === namespace
  return current ? held.provider : undefined
}

type Held<provider> = {
  client: Client
  connectorId: string
  namespace: Namespace
  provider: provider
}

function connectionOf({ connection }: State, namespace: Namespace): Connection | undefined {
  return connection.byNamespace[namespace]
}
