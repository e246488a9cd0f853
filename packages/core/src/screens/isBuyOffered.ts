import { type Namespace, onrampNamespaces } from '@foyer/protocol'
import type { Client } from '../Client.js'

/** Whether accounts of a chain family can buy: by the features of the project, and by the host's server, which sells. */
export function isBuyOffered({ options, store }: Client, namespace: Namespace): boolean {
  if (options.server === undefined || !onrampNamespaces.includes(namespace)) return false
  return store.getState().features.onramp !== false
}
