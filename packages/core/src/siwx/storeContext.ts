import type { SiwxContext } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { createRpc } from '../ways/createRpc.js'

/** What the store of a client's sign-ins is given. */
export function storeContext(client: Client): SiwxContext {
  const { options, storage, environment, clock, signal } = client
  const rpc = createRpc(client)
  const { origin = '' } = environment.window()?.location ?? {}
  const { server } = options
  return {
    projectId: options.projectId,
    // A path is one of the page's own origin.
    server: server?.startsWith('/') ? origin + server : server,
    origin,
    storage: storage.scope('siwx'),
    now: clock.now,
    signal,
    rpc: (chainId, call) => rpc(chainId, call),
  }
}
