import type { SiwxListed } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { type FoyerQueryOptions, queryBehavior } from '../queries.js'
import { queryKey } from '../queryKey.js'
import { listSignIns } from './listSignIns.js'

/**
 * The read of the sign-ins of an account (CAIP-10), in all its browsers, where the host's store lists them.
 *
 * The read fails as `listSignIns` throws.
 */
export function getSignInsQueryOptions(
  client: Client,
  { account }: { readonly account: string },
): FoyerQueryOptions<readonly SiwxListed[]> {
  return {
    ...queryBehavior(0),
    queryKey: queryKey(client, 'signIns', account),
    queryFn: () => listSignIns(client),
  }
}
