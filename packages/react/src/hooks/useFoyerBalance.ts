import type { Balance } from '@foyer/core'
import type { Namespace } from '@foyer/protocol'
import type { QueryObserverResult } from '@tanstack/query-core'
import { useAccountInUse } from './useAccountInUse.js'
import { useBalanceOf } from './useBalanceOf.js'

/**
 * The balance of the account in use on the network in use: the coin's, or the token's that the host
 * named for that network. `data.amount` is in the smallest unit; fresh for 30 s, refetched when the
 * page comes to the front and after transactions sent from here. `refetch()` fetches it now. While no
 * account is connected, `isPending` is true and `fetchStatus` is `idle`.
 */
export function useFoyerBalance({
  namespace,
}: {
  namespace?: Namespace | undefined
} = {}): QueryObserverResult<Balance> {
  return useBalanceOf(useAccountInUse(namespace)?.balanceOf)
}
