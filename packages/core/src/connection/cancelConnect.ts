import type { Client } from '../Client.js'

/** Calls off the attempt under way. An approval that comes later is given back to the wallet. */
export function cancelConnect({ store }: Client): void {
  store.setState(({ connection }) => ({ connection: { ...connection, connecting: undefined } }))
}
