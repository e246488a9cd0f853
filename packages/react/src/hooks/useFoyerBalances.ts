import type { TokenBalance } from '@foyer/core'
import type { Namespace } from '@foyer/protocol'
import type { QueryObserverResult } from '@tanstack/query-core'
import { useAccountInUse } from './useAccountInUse.js'
import { useBalancesOf } from './useBalancesOf.js'

/**
 * All that the account in use holds on the network in use, by value in descending order: from its wallet where that
 * supports it, else from the host's server; without one, the coin. Amounts are decimal texts. Fresh for 30 s,
 * refetched when the page comes to the front and after transactions sent from here. `refetch()` fetches it now.
 */
export function useFoyerBalances({
  namespace,
}: {
  namespace?: Namespace | undefined
} = {}): QueryObserverResult<readonly TokenBalance[]> {
  return useBalancesOf(useAccountInUse(namespace)?.balanceOf)
}
