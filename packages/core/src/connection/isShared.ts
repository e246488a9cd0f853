import { embeddedConnectorId, pairingConnectorId } from '../connectorIds.js'

/** Whether a wallet has one session for all chain families and tabs. */
export function isShared(connectorId: string): boolean {
  return connectorId === pairingConnectorId || connectorId === embeddedConnectorId
}
