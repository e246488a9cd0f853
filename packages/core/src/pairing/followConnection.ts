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

function gainedAnother(
  { byNamespace }: State['connection'],
  { byNamespace: before }: State['connection'],
): boolean {
  return Object.entries(byNamespace).some(
    ([name, { connectorId }]) =>
      connectorId !== pairingConnectorId &&
      connectorId !== before[name as keyof typeof before]?.connectorId,
  )
}

function isPaired(connection: State['connection']): boolean {
  return hasConnector(connection, pairingConnectorId)
}
