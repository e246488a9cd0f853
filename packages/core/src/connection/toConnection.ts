import type { WalletSession } from '../WalletSession.js'
import type { Connection } from './state.js'

/** What is kept of a session. */
export function toConnection({
  connectorId,
  session: { accounts, caipNetworkId, features },
}: {
  readonly connectorId: string
  readonly session: WalletSession
}): Connection {
  return { connectorId, accounts, caipNetworkId, ...(features && { features }) }
}
