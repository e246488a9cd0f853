import { activeNetwork, type State } from '@foyer/core'
import { useMessages } from '../hooks/useMessages.js'
import { useSelect } from '../hooks/useSelect.js'

/** What the network in use is called. */
export function useNetworkName(): string {
  const { modal } = useMessages()
  return useSelect(nameOf) ?? modal.unknownNetwork
}

function nameOf({ network }: State): string | undefined {
  return activeNetwork(network)?.name
}
