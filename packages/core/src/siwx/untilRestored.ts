import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'

/** Settles once a remembered wallet of the chain family, of the one in use by default, is connected again or given up. */
export function untilRestored(
  { store, signal }: Client,
  namespace: Namespace | undefined,
): Promise<void> {
  const isOver = () => {
    const { connection, network } = store.getState()
    const name = namespace ?? network.active
    if (signal.aborted || !name || connection.byNamespace[name]) return true
    return !connection.restoring.includes(name)
  }
  return new Promise((resolve) => {
    const stop = store.subscribe(() => settle())
    const settle = () => {
      if (!isOver()) return
      stop()
      signal.removeEventListener('abort', settle)
      resolve()
    }
    signal.addEventListener('abort', settle)
    settle()
  })
}
