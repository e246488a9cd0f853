import type { State } from '@foyer/core'
import { networkImage } from '@foyer/core/internal'
import type { Namespace } from '@foyer/protocol'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { useLateMessages } from '../hooks/useLateMessages.js'

/** A chain family as it is shown: its name, and the picture of the first network of it. */
export function useNamespace(namespace: Namespace): { name: string; imageUrl: string | undefined } {
  const { options } = useFoyerClient()
  const { namespaces } = useLateMessages()
  const networks = useFoyerSelector(networksOf)
  const first = networks.find(({ chainNamespace }) => chainNamespace === namespace)
  return { name: namespaces[namespace], imageUrl: first && networkImage(first, options) }
}

function networksOf({ network }: State) {
  return network.networks
}
