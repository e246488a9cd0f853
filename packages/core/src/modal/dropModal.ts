import type { Client } from '../Client.js'
import { initialModal } from './state.js'

/** Closes a modal that was never shown, because its code did not arrive. */
export function dropModal({ store }: Client): void {
  store.setState(({ modal }) => ({ modal: { ...modal, ...initialModal } }))
}
