import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'

/**
 * A connected wallet's answer. A wallet that never answers does not block its caller for ever: this rejects
 * once the wallet is disconnected, or the client ends.
 *
 * @throws `connector_not_connected`, `client_destroyed`
 */
export function whileConnected<value>(
  { store, signal }: Client,
  { namespace, connectorId }: { namespace: Namespace; connectorId: string },
  pending: Promise<value>,
): Promise<value> {
  return new Promise((resolve, reject) => {
    const end = () => {
      stop()
      signal.removeEventListener('abort', destroyed)
    }
    const giveUp = (code: 'connector_not_connected' | 'client_destroyed') => {
      end()
      reject(new FoyerError(code))
    }
    const destroyed = () => giveUp('client_destroyed')
    const stop = store.subscribe(({ connection }) => {
      if (connection.byNamespace[namespace]?.connectorId !== connectorId)
        giveUp('connector_not_connected')
    })
    signal.addEventListener('abort', destroyed)
    pending.finally(end).then(resolve, reject)
  })
}
