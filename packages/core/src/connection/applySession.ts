import type { CaipNetworkId, Namespace } from '@foyer/protocol'
import { isAlike } from '../isAlike.js'
import { setNetwork } from '../network/state.js'
import type { State } from '../state.js'
import { isConnector } from './isConnector.js'
import type { ChosenSession } from './keepChoice.js'
import { listConnections } from './listConnections.js'
import { toConnection } from './toConnection.js'
import { without } from './without.js'

/**
 * The facts after a wallet gave, changed or (`undefined`) ended its session. One that gave it is in use from then on, and the wallet of its
 * chain family before it stands beside; after one that ended it the latest of these is. The first family is the one in use, and so is the one
 * that the modal is open for, once it has a wallet.
 */
export function applySession(
  { connection, modal, network }: Facts & Pick<State, 'modal'>,
  { connectorId, namespace, session }: applySession.Parameters,
): Facts {
  if (!session) return endSession({ connection, modal, network }, { connectorId, namespace })
  const current = connection.byNamespace[namespace]
  const others = othersOf(connection, { connectorId, namespace })
  const before = listConnections(connection).find(isConnector({ connectorId, namespace }))
  const given = toConnection({ connectorId, session, before })
  const { caipNetworkId } = session
  const isFirst = Object.keys(connection.byNamespace).length === 0
  const isRequested = current === undefined && modal.namespace === namespace
  const isReplaced = current !== undefined && current.connectorId !== connectorId
  const isActive = isFirst || isRequested || network.active === namespace
  return {
    connection: {
      ...connection,
      byNamespace: {
        ...connection.byNamespace,
        // A page renders again for a connection that looks otherwise, and not for one that a wallet told again.
        [namespace]: isAlike(current, given) ? current : given,
      },
      beside: isReplaced ? [{ ...current, namespace }, ...others] : others,
    },
    network: isActive
      ? setNetwork(network, caipNetworkId)
      : { ...network, selected: { ...network.selected, [namespace]: caipNetworkId } },
  }
}

function endSession(
  { connection, modal, network }: Facts & Pick<State, 'modal'>,
  { connectorId, namespace }: Omit<applySession.Parameters, 'session'>,
): Facts {
  const beside = othersOf(connection, { connectorId, namespace })
  if (connection.byNamespace[namespace]?.connectorId !== connectorId)
    return { connection: { ...connection, beside }, network }
  const byNamespace = without(connection.byNamespace, namespace)
  const ended = { ...connection, byNamespace, beside }
  const heir = beside.find((one) => one.namespace === namespace)
  if (heir) return applySession({ connection: ended, modal, network }, { ...heir, session: heir })
  const [next] = Object.keys(byNamespace) as Namespace[]
  const left = forget(network, namespace)
  // Another chain family that is still connected becomes the active one.
  const active = next && network.active === namespace ? next : network.active
  return { connection: ended, network: { ...left, active } }
}

function othersOf(
  { beside }: State['connection'],
  wallet: Omit<applySession.Parameters, 'session'>,
): State['connection']['beside'] {
  const isIt = isConnector(wallet)
  return beside.filter((one) => !isIt(one))
}

type Facts = Pick<State, 'connection' | 'network'>

export declare namespace applySession {
  type Parameters = {
    connectorId: string
    namespace: Namespace
    session: ChosenSession | undefined
  }
}

/** A network that only the wallet stood on, and the host did not list, goes with the wallet. */
function forget(network: State['network'], namespace: Namespace): State['network'] {
  const known = (id: CaipNetworkId | undefined) =>
    network.networks.some(({ caipNetworkId }) => caipNetworkId === id)
  const approved = without(network.approved, namespace)
  if (known(network.selected[namespace])) return { ...network, approved }
  const first = network.networks.find(({ chainNamespace }) => chainNamespace === namespace)
  const selected = without(network.selected, namespace)
  return {
    ...network,
    approved,
    selected: first ? { ...selected, [namespace]: first.caipNetworkId } : selected,
  }
}
