import type { Client } from '../Client.js'
import { getConnectionStatus } from '../connection/state.js'
import { track } from '../telemetry/track.js'
import { isShown } from './isShown.js'
import { initialModal } from './state.js'

/**
 * Closes the modal, whatever it shows. The next opening begins at Connect; an embedded modal, which is
 * always visible, at Account while connected.
 */
export function hideModal(client: Client): void {
  const { connection, modal } = client.store.getState()
  if (!isShown(client)) return
  const connected = getConnectionStatus(connection) === 'connected'
  const name = client.options.enableEmbedded && connected ? 'Account' : 'Connect'
  const { shakes } = modal
  client.store.setState({ modal: { ...modal, ...initialModal, history: [{ name }], shakes } })
  track(client, { event: 'MODAL_CLOSE', properties: { connected } })
}
