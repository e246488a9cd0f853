import type { CaipNetworkId, Namespace } from '@foyer/protocol'
import type { WalletSession } from '../adapter.js'
import { setNetwork } from '../network/state.js'
import type { State } from '../state.js'
import { without } from './without.js'

/**
 * The facts after a wallet gave, changed or (`undefined`) ended its session. The first family is the one in use, and so is the one that the
 * modal is open for, once it has a wallet.
 */
export function applySession(
  { connection, modal, network }: Facts & Pick<State, 'modal'>,
  { connectorId, namespace, session }: applySession.Parameters,
): Facts {
  if (!session) {
    const byNamespace = without(connection.byNamespace, namespace)
    const [next] = Object.keys(byNamespace) as Namespace[]
    const left = forget(network, namespace)
    // Another chain family that is still connected becomes the active one.
    const active = next && network.active === namespace ? next : network.active
    return { connection: { ...connection, byNamespace }, network: { ...left, active } }
  }
  const { accounts, caipNetworkId, features } = session
  const isFirst = Object.keys(connection.byNamespace).length === 0
  const isNew = connection.byNamespace[namespace] === undefined
  const isRequested = isNew && modal.namespace === namespace
  const isActive = isFirst || isRequested || network.active === namespace
  return {
    connection: {
      ...connection,
      byNamespace: {
        ...connection.byNamespace,
        [namespace]: { connectorId, accounts, caipNetworkId, ...(features && { features }) },
      },
    },
    network: isActive
      ? setNetwork(network, caipNetworkId)
      : { ...network, selected: { ...network.selected, [namespace]: caipNetworkId } },
  }
}

type Facts = Pick<State, 'connection' | 'network'>

export declare namespace applySession {
  type Parameters = {
    connectorId: string
    namespace: Namespace
    session: WalletSession | undefined
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
