import { getSessionsQueryOptions } from '@foyer/core/internal'
import type { SmartSession } from '@foyer/core/sessions'
import type { QueryObserverResult } from '@tanstack/query-core'
import { useMemo } from 'react'
import { useAccountInUse } from './useAccountInUse.js'
import { useFoyerClient } from './useFoyerClient.js'
import { useFoyerQuery } from './useFoyerQuery.js'

/**
 * The keys that may act for the account in use, the newest first, from the host's server: what `getSessions` of `@foyer/core/sessions` reads. `useFoyerAction` binds
 * `grantPermissions` and `revokePermissions` of the same entry; `refetch` reads the list again.
 */
export function useFoyerSmartSessions(): QueryObserverResult<readonly SmartSession[]> {
  const client = useFoyerClient()
  const account = useAccountInUse()?.caipAddress
  return useFoyerQuery(
    useMemo(
      () => (account ? getSessionsQueryOptions(client, { account }) : undefined),
      [client, account],
    ),
  )
}
