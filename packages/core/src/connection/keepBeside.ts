import type { WalletSession } from '../WalletSession.js'
import type { applySession } from './applySession.js'
import { type ConnectionState, isConnector } from './state.js'
import { toConnection } from './toConnection.js'

/** The connections after a wallet gave or changed its session that is not in use: which one is, is not its to say. */
export function keepBeside(
  connection: ConnectionState,
  { namespace, ...rest }: applySession.Parameters & { readonly session: WalletSession },
): ConnectionState {
  const is = isConnector({ namespace, connectorId: rest.connectorId })
  const kept = { ...toConnection(rest), namespace }
  const beside = connection.beside.some(is)
    ? connection.beside.map((one) => (is(one) ? kept : one))
    : [...connection.beside, kept]
  return { ...connection, beside }
}
