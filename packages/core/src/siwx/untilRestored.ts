import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { until } from './until.js'

/** Settles once a remembered wallet of the chain family, of the one in use by default, is connected again or given up. */
export function untilRestored(client: Client, namespace: Namespace | undefined): Promise<void> {
  return until(client, () => {
    const { connection, network } = client.store.getState()
    const name = namespace ?? network.active
    if (!name || connection.byNamespace[name]) return true
    return !connection.restoring.includes(name)
  })
}
