import type { Client } from '../client.js'
import { isUnsupported } from '../network/state.js'
import { hide } from './hide.js'
import type { History } from './history.js'
import { top } from './history.js'
import { shake } from './shake.js'

/** Closes the modal as a person does, by Escape, the scrim or the cross: where a choice is due, it shakes and stays. */
export function close(client: Client): void {
  const { modal, network } = client.store.getState()
  if (mayClose(modal.history) || !isUnsupported(network)) hide(client)
  else shake(client)
}

/** A wallet on a network that the app cannot use must be moved, or disconnected, first. */
export function mayClose(history: History): boolean {
  const { name } = top(history)
  const cameFrom = history.at(-2)?.name
  return !(
    name === 'UnsupportedChain' ||
    (name === 'SwitchNetwork' && cameFrom === 'UnsupportedChain')
  )
}
