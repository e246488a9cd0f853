import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { hasConnector } from '../connection/hasConnector.js'
import { pairingConnectorId } from '../connectorIds.js'
import type { State } from '../state.js'
import { cancelPairing } from './cancelPairing.js'
import { storeChoice } from './links/choice.js'
import { setPairing } from './setPairing.js'

/** Cancels the pairing under way when the user connects otherwise or cancels; forgets the paired wallet once it is disconnected. */
export function followConnection(client: Client): () => void {
  const { store, environment } = client
  const look = ({ connection, pairing }: State, { connection: before }: State) => {
    if (connection === before) return
    const isWaiting = pairing.status === 'waiting' || pairing.status === 'preparing'
    if (isWaiting && (isCalledOff(connection, before) || gainedAnother(connection, before)))
      cancelPairing(client)
    if (!isPaired(before) || isPaired(connection)) return
    setPairing(client, { wallet: undefined })
    storeChoice(environment, undefined)
  }
  return store.subscribe(look)
}

function isCalledOff(
  { connecting }: State['connection'],
  { connecting: before }: State['connection'],
) {
  return before?.connectorId === pairingConnectorId && connecting?.attempt !== before.attempt
}

/** One that comes back by itself is none: the user has a code in front of them. */
function gainedAnother(
  { byNamespace }: State['connection'],
  { byNamespace: before, restoring }: State['connection'],
): boolean {
  return (Object.keys(byNamespace) as Namespace[]).some(
    (name) =>
      !restoring.includes(name) &&
      byNamespace[name]?.connectorId !== pairingConnectorId &&
      byNamespace[name]?.connectorId !== before[name]?.connectorId,
  )
}

function isPaired(connection: State['connection']): boolean {
  return hasConnector(connection, pairingConnectorId)
}
