import type { Client } from '../client.js'
import { cancelPairing } from '../pairing/cancelPairing.js'
import { keepChoice } from '../pairing/links/choice.js'
import { setPairing } from '../pairing/setPairing.js'
import { pairingConnectorId } from '../pairing/state.js'
import type { State } from '../state.js'

/**
 * Who connects otherwise, or calls it off, is not waited for at the other device; what ends there is forgotten here. Also
 * what happened since `since`, while this was on its way.
 */
export function followPairing(client: Client, since: State): () => void {
  const { store, environment } = client
  const look = ({ connection, pairing }: State, { connection: before }: State) => {
    if (connection === before) return
    const isWaiting = pairing.status === 'waiting' || pairing.status === 'preparing'
    if (isWaiting && (isCalledOff(connection, before) || gainedAnother(connection, before)))
      cancelPairing(client)
    if (!isPaired(before) || isPaired(connection)) return
    setPairing(client, { wallet: undefined, linked: undefined })
    keepChoice(environment, undefined)
  }
  const stop = store.subscribe(look)
  look(store.getState(), since)
  return stop
}

function isCalledOff({ asking }: State['connection'], { asking: before }: State['connection']) {
  return before?.connectorId === pairingConnectorId && asking?.attempt !== before.attempt
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

function isPaired({ byNamespace }: State['connection']): boolean {
  return Object.values(byNamespace).some(({ connectorId }) => connectorId === pairingConnectorId)
}
