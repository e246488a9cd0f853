import type { Client } from '../Client.js'
import { cancelPairing } from '../pairing/cancelPairing.js'

/**
 * Cancels pairing when the modal closes: a late approval is not wanted. The URI is kept between the views of the modal. An
 * embedded modal never closes.
 */
export function callOffOnClose(client: Client): void {
  const { handles, options, store } = client
  if (handles.callOff || options.enableEmbedded) return
  const stop = store.subscribe(({ modal }, before) => {
    if (modal.open || !before.modal.open) return
    stop()
    handles.callOff = undefined
    if (!options.manualWCControl) cancelPairing(client)
  })
  handles.callOff = stop
}
