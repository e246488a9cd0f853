import type { Client } from '../client.js'
import { status } from '../connection/state.js'
import { track } from '../telemetry/track.js'
import { initialModal } from './state.js'

/**
 * Closes the modal, whatever it shows. The next opening begins at Connect; an embedded modal, which is
 * never out of sight, at Account for a connected person.
 */
export function hide(client: Client): void {
  const { connection, modal } = client.store.getState()
  if (!modal.open && !client.options.enableEmbedded) return
  const connected = status(connection) === 'connected'
  const name = client.options.enableEmbedded && connected ? 'Account' : 'Connect'
  client.store.setState({ modal: { ...initialModal, history: [{ name }], shakes: modal.shakes } })
  track(client, { event: 'MODAL_CLOSE', properties: { connected } })
}
