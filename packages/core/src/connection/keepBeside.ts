import type { applySession } from './applySession.js'
import { isConnector } from './isConnector.js'
import type { ChosenSession } from './keepChoice.js'
import type { ConnectionState } from './state.js'
import { toConnection } from './toConnection.js'

/** The connections after a wallet gave or changed its session that is not in use: which one is, is not its to say. */
export function keepBeside(
  connection: ConnectionState,
  { namespace, ...rest }: applySession.Parameters & { readonly session: ChosenSession },
): ConnectionState {
  const is = isConnector({ namespace, connectorId: rest.connectorId })
  const before = connection.beside.find(is)
  const kept = { ...toConnection({ ...rest, before }), namespace }
  const beside = before
    ? connection.beside.map((one) => (is(one) ? kept : one))
    : [...connection.beside, kept]
  return { ...connection, beside }
}
