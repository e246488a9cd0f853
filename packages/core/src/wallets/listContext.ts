import type { Client } from '../client.js'
import { isMobile } from '../environment.js'
import type { ListContext } from './ListedWallet.js'

/** What the lists depend on beside the wallets found. */
export function listContext({ adapters, options, environment, store }: Client): ListContext {
  const { features, modal, network } = store.getState()
  return {
    options,
    order: features.connectorTypeOrder,
    mobile: isMobile(environment),
    pairingOnly: [...adapters.values()].every((adapter) => adapter.pairingOnly),
    active: modal.namespace ?? network.active,
    namespace: modal.namespace,
  }
}
