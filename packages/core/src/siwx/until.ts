import type { Client } from '../Client.js'

/** Settles once the client's state is so, or the client has ended. */
export function until({ store, signal }: Client, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => settle())
    const settle = () => {
      if (!signal.aborted && !isSo()) return
      stop()
      signal.removeEventListener('abort', settle)
      resolve()
    }
    signal.addEventListener('abort', settle)
    settle()
  })
}
