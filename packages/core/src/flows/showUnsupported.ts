import type { Client } from '../Client.js'
import { isShown } from '../modal/isShown.js'
import { openModal } from '../modal/openModal.js'
import { resetView } from '../modal/resetView.js'
import { isUnsupported } from '../network/state.js'

/**
 * Shows `UnsupportedChain` when the wallet changes to a network that the app does not have. A connection that
 * was only restored by a page load does not open the modal: then the account button says it.
 */
export function showUnsupported(client: Client): () => void {
  const { allowUnsupportedChain, enableNetworkSwitch } = client.options
  if (allowUnsupportedChain || !enableNetworkSwitch) return () => {}
  return client.store.subscribe(({ network, connection }, before) => {
    if (!isUnsupported(network) || connection.byNamespace === before.connection.byNamespace) return
    const wasThere = network.active && before.connection.byNamespace[network.active]
    if (isShown(client)) resetView(client, { name: 'UnsupportedChain' })
    else if (wasThere) openModal(client, { view: { name: 'UnsupportedChain' } })
  })
}
