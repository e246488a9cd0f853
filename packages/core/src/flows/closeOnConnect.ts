import type { Namespace } from '@foyer/protocol'
import type { Client } from '../client.js'
import { hide } from '../modal/hide.js'
import { resetView } from '../modal/resetView.js'
import { isUnsupported } from '../network/state.js'

/** A wallet got connected: the modal has done its work. In the page itself it shows the account. */
export function closeOnConnect(client: Client): () => void {
  return client.store.subscribe(({ connection, modal, network }, before) => {
    const gained = Object.keys(connection.byNamespace).some(
      (name) => !before.connection.byNamespace[name as Namespace],
    )
    if (!gained) return
    if (client.options.enableEmbedded) resetView(client, { name: 'Account' })
    // The wallet stands where the app cannot follow: that is said before anything else.
    else if (modal.open && (!isUnsupported(network) || client.options.allowUnsupportedChain))
      hide(client)
  })
}
