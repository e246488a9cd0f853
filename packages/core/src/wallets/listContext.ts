import type { Client } from '../client.js'
import { isMobile } from '../environment.js'
import type { ListContext } from './list.js'

/** What the lists depend on beside the wallets found. */
export function listContext({ options, environment, store }: Client): ListContext {
  const { features, modal } = store.getState()
  return {
    options,
    order: features.connectorTypeOrder,
    mobile: isMobile(environment),
    namespace: modal.namespace,
  }
}
