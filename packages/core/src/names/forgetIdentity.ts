import type { Namespace } from '@foyer/protocol'
import { getIdentityQueryKey } from '../account/getIdentityQueryOptions.js'
import type { Client } from '../Client.js'
import { getCaipAddress } from '../connection/getCaipAddress.js'

/** Has name and picture of the account in use read again. */
export async function forgetIdentity(client: Client, namespace: Namespace): Promise<void> {
  const caipAddress = getCaipAddress(client.store.getState().connection, namespace)
  if (!caipAddress) return
  const { queryClient } = await client.queries.load()
  void queryClient.resetQueries({ queryKey: getIdentityQueryKey(client, { caipAddress }) })
}
