import type { Client } from '../Client.js'

/** Shakes the modal: it cannot be closed now. */
export function shakeModal({ store }: Client): void {
  store.setState(({ modal }) => ({ modal: { ...modal, shakes: modal.shakes + 1 } }))
}
