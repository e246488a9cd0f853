import type { CaipAddress } from '@foyer/protocol'
import type { SmartSession } from '@foyer/protocol/api'
import type { Client } from '../Client.js'
import { notify } from '../notices/notify.js'
import { type FoyerQueryOptions, queryBehavior } from '../queries.js'
import { queryKey } from '../queryKey.js'
import { getSessions } from './getSessions.js'

/** The read of the keys that may act for an account. It fails as `getSessions` throws, and that is said. */
export function getSessionsQueryOptions(
  client: Client,
  { account }: { readonly account: CaipAddress },
): FoyerQueryOptions<readonly SmartSession[]> {
  return {
    ...queryBehavior(0),
    queryKey: queryKey(client, 'sessions', account),
    async queryFn() {
      try {
        return await getSessions(client, { account })
      } catch (error) {
        notify(client, { kind: 'error', code: 'smart_sessions_failed' })
        throw error
      }
    },
  }
}
