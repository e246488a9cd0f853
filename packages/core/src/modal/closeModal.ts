import type { Client } from '../Client.js'
import { isUnsupported } from '../network/state.js'
import { hideModal } from './hideModal.js'
import type { History } from './history.js'
import { policyOf } from './policyOf.js'
import { shakeModal } from './shakeModal.js'
import { topEntry } from './topEntry.js'

/** Closes the modal as Escape, the scrim and the cross do: where a choice is due, it shakes and stays. */
export function closeModal(client: Client): void {
  const { modal, network } = client.store.getState()
  if (mayClose(modal.history) || !isUnsupported(network)) hideModal(client)
  else shakeModal(client)
}

/** A wallet on a network that the app cannot use must be moved, or disconnected, first. */
export function mayClose(history: History): boolean {
  const { holds, switches } = policyOf(topEntry(history).name)
  const before = history.at(-2)
  return !(holds || (switches && before && policyOf(before.name).holds))
}
