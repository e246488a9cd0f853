import { type Client, cancelPairing } from '@foyer/core'

const watched = new WeakSet<Client>()

/**
 * Whoever closes the modal does not want to be connected by a late approval. Between its views the code lives on: the
 * next of them shows the same. An embedded modal is never closed.
 */
export function callOffOnClose(client: Client): void {
  if (watched.has(client) || client.options.enableEmbedded) return
  watched.add(client)
  const stop = client.store.subscribe(({ modal }, before) => {
    if (modal.open || !before.modal.open) return
    stop()
    watched.delete(client)
    if (!client.options.manualWCControl) cancelPairing(client)
  })
}
