import type { Client } from '../Client.js'
import { isUnsupported } from '../network/state.js'
import type { State } from '../state.js'
import { hideModal } from './hideModal.js'
import type { History } from './history.js'
import { policyOf } from './policyOf.js'
import { shakeModal } from './shakeModal.js'
import { topEntry } from './topEntry.js'

/** Closes the modal as Escape, the scrim and the cross do: where a choice is due, it shakes and stays. */
export function closeModal(client: Client): void {
  const { modal, network, siwx } = client.store.getState()
  const mustSwitch = !mayClose(modal.history) && isUnsupported(network)
  const mustSignIn = policyOf(topEntry(modal.history).name).signsIn && isDue(siwx, network.active)
  if (mustSwitch || mustSignIn) shakeModal(client)
  else hideModal(client)
}

/** Whether a session is required, and the account in use has none. */
function isDue({ isRequired, byNamespace }: State['siwx'], active: State['network']['active']) {
  return isRequired === true && active !== undefined && byNamespace[active]?.status !== 'signedIn'
}

/** A wallet on a network that the app cannot use must be moved, or disconnected, first. */
export function mayClose(history: History): boolean {
  const { holds, switches } = policyOf(topEntry(history).name)
  const before = history.at(-2)
  return !(holds || (switches && before && policyOf(before.name).holds))
}
