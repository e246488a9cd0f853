import { type Namespace, swapNetworkIds } from '@foyer/protocol'
import type { Client } from '../Client.js'

/** Whether accounts of a chain family can swap: by the exchanges of its own networks, or by what the host's server offers for them. */
export function isSwapOffered({ options }: Client, namespace: Namespace): boolean {
  if (swapNetworkIds.some((id) => id.startsWith(`${namespace}:`))) return true
  return options.server !== undefined && byServer.includes(namespace)
}

/** Families that have no exchanges of which the page itself reads offers. */
const byServer: readonly Namespace[] = ['solana']
