import type { State } from '../state.js'
import { applySession } from './applySession.js'
import { isConnector } from './isConnector.js'
import { keepBeside } from './keepBeside.js'

/**
 * The facts after a wallet said of its session by itself. With a connected wallet only the changes of connected ones are applied, also while
 * another one is connecting. Without one, `connect` applies the session of the wallet that is connecting.
 */
export function followSession(
  state: Pick<State, 'connection' | 'modal' | 'network'>,
  parameters: applySession.Parameters,
): Partial<State> {
  const { connection } = state
  const { namespace, connectorId, session } = parameters
  const current = connection.byNamespace[namespace]
  const isBeside = connection.beside.some(isConnector(parameters))
  if (isBeside && session)
    return { connection: keepBeside(connection, { namespace, connectorId, session }) }
  const isInUse = current?.connectorId === connectorId
  const isFree = !current && session && connection.connecting?.namespace !== namespace
  return isBeside || isInUse || isFree ? applySession(state, parameters) : {}
}
