import type { Client } from '../client.js'
import { remember } from '../remembered.js'

/** Calls off what was begun to log in: whoever waits for it gets `connect_cancelled`. A login that is complete stays. */
export function cancelEmbeddedLogin(client: Client): void {
  remember(client, 'social', undefined)
  client.embedded.live?.then(
    ({ attempt }) => attempt.stop(),
    () => {
      // Nothing was begun.
    },
  )
}
