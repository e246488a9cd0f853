import type { Client } from '../client.js'

/** Calls off what was begun to log in: whoever waits for it gets `connect_cancelled`. A login that is complete stays. */
export function cancelEmbeddedLogin({ embedded }: Client): void {
  embedded.live?.then(
    ({ attempt }) => attempt.stop(),
    () => {
      // Nothing was begun.
    },
  )
}
