import type { Client } from '../client.js'
import { open } from '../modal/open.js'
import { resetView } from '../modal/resetView.js'
import { isUnsupported } from '../network/state.js'

/**
 * The wallet went to a network that the app does not have: the person is told, and offered the way back.
 * A page that was only loaded is not covered up by this: then the account button says it.
 */
export function showUnsupported(client: Client): () => void {
  const { allowUnsupportedChain, enableNetworkSwitch } = client.options
  if (allowUnsupportedChain || !enableNetworkSwitch) return () => {}
  return client.store.subscribe(({ network, modal, connection }, before) => {
    if (!isUnsupported(network) || connection.byNamespace === before.connection.byNamespace) return
    const wasThere = network.active && before.connection.byNamespace[network.active]
    if (modal.open || client.options.enableEmbedded) resetView(client, { name: 'UnsupportedChain' })
    else if (wasThere) open(client, { view: { name: 'UnsupportedChain' } })
  })
}
