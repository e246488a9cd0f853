import type { Client } from '../client.js'

/** Shakes the modal: it cannot be closed now. */
export function shake({ store }: Client): void {
  store.setState(({ modal }) => ({ modal: { ...modal, shakes: modal.shakes + 1 } }))
}
