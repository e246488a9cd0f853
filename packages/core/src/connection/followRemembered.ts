import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { recall } from '../remembered.js'
import { report } from '../telemetry/report.js'
import { endHere } from './endHere.js'
import { isShared } from './isShared.js'
import { reconnect, showResuming } from './reconnect.js'
import { type ConnectionOf, isConnector } from './state.js'

type Wallet = Pick<ConnectionOf, 'connectorId' | 'namespace'>

/** Ends here what another tab ended, and connects what it connected. */
export function followRemembered(client: Client): void {
  if (client.signal.aborted) return
  const remembered = recall(client, 'connected') ?? []
  const isEnded = (one: Wallet) => !remembered.some(isConnector(one))
  const resuming = [...(client.handles.resuming ?? [])].filter(isEnded)
  // Else what the wallet says next, as of its network, would connect it again. A session that all tabs share has ended with the other tab's.
  for (const { connectorId, namespace } of [...endHere(client, isEnded), ...resuming])
    if (!isShared(connectorId))
      adaptersOf(client)
        .get(namespace)
        ?.disconnect(connectorId)
        .catch((error) => report(client, error))
  showResuming(client)
  reconnect(client).catch((error) => report(client, error))
}
