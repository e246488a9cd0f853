import { lazy } from '@foyer/protocol'
import type { SiwxContext } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { loadReach } from '../loadReach.js'

/** What the store of a client's sign-ins is given. */
export function storeContext(client: Client): SiwxContext {
  const { options, storage, environment, clock, signal } = client
  // Accounts that are contracts need a node; most are none.
  const rpc = lazy(async () => (await loadReach()).createRpc(client))
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
    rpc: async (chainId, call) => (await rpc())(chainId, call),
  }
}
