import type { Namespace } from '@foyer/protocol'
import { findNetwork } from '../network/state.js'
import type { State } from '../state.js'
import type { SigningAccount } from './SigningAccount.js'
import { signsIn } from './signsIn.js'

/** The account of a chain family that would sign in; of the one in use by default. `undefined` where no wallet is connected. */
export function accountOf(
  { connection, network, siwx }: Pick<State, 'connection' | 'network' | 'siwx'>,
  namespace: Namespace | undefined = network.active,
): SigningAccount | undefined {
  const found = namespace && connection.byNamespace[namespace]
  if (!namespace || !found) return undefined
  const { connectorId, caipNetworkId: chainId, accounts } = found
  const isSupported = findNetwork(network, chainId) !== undefined && signsIn(siwx, namespace)
  return { namespace, connectorId, chainId, ...accounts[0], isSupported }
}
