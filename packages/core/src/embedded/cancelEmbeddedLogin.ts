import type { Client } from '../Client.js'
import { remember } from '../remembered.js'

/** Cancels the login under way: calls that wait for it reject with `connect_cancelled`. A complete login stays. */
export function cancelEmbeddedLogin(client: Client): void {
  remember(client, 'social', undefined)
  client.handles.embedded.live?.started?.then(
    ({ attempt }) => attempt.stop(),
    () => {
      // The embedded wallet did not load: there is no attempt.
    },
  )
}
