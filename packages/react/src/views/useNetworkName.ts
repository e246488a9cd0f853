import { activeNetwork, type State } from '@foyer/core'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { useMessages } from '../hooks/useMessages.js'

/** What the network in use is called. */
export function useNetworkName(): string {
  const { modal } = useMessages()
  return useFoyerSelector(nameOf) ?? modal.unknownNetwork
}

function nameOf({ network }: State): string | undefined {
  return activeNetwork(network)?.name
}
