import type { Client } from '../client.js'
import { cancelPairing } from '../pairing/cancelPairing.js'
import { keepChoice } from '../pairing/links/choice.js'
import { setPairing } from '../pairing/setPairing.js'
import { pairingConnectorId } from '../pairing/state.js'
import type { State } from '../state.js'

/** Who connects otherwise, or calls it off, is not waited for at the other device; what ends there is forgotten here. */
export function followPairing(client: Client): () => void {
  return client.store.subscribe(({ connection, pairing }, before) => {
    if (connection === before.connection) return
    const { asking } = before.connection
    const isCalledOff =
      asking?.connectorId === pairingConnectorId && connection.asking?.attempt !== asking.attempt
    const isWaiting = pairing.status === 'waiting' || pairing.status === 'preparing'
    if (isWaiting && (isCalledOff || gainedAnother(connection, before.connection)))
      cancelPairing(client)
    if (isPaired(before.connection) && !isPaired(connection)) {
      setPairing(client, { wallet: undefined, linked: undefined })
      keepChoice(client.environment, undefined)
    }
  })
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
