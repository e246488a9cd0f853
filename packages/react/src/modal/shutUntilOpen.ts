import type { Client } from '@foyer/core'
import type { Shut } from '../ui/ShutContext.js'

/** The place of the modal: rendered ahead it is unseen until the modal is open. */
export function shutUntilOpen({ store }: Client): Shut {
  return { isShut: () => !store.getState().modal.open, subscribe: store.subscribe }
}
