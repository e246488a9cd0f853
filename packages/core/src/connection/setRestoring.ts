import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'

/** Sets the chain families that are shown as coming back. */
export function setRestoring({ store }: Client, restoring: readonly Namespace[]): void {
  store.setState(({ connection }) => ({ connection: { ...connection, restoring } }))
}
