import type { Client } from '../Client.js'
import { shutModal } from './shutModal.js'

/** Closes a modal that was never shown, because its code did not arrive. */
export function dropModal({ store }: Client): void {
  store.setState(({ modal }) => ({ modal: shutModal(modal, 'Connect') }))
}
