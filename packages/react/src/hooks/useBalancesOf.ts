import type { TokenBalance } from '@foyer/core'
import { getBalancesQueryOptions } from '@foyer/core/query'
import type { QueryObserverResult } from '@tanstack/query-core'
import { useMemo } from 'react'
import type { useAccountInUse } from './useAccountInUse.js'
import { useFoyerClient } from './useFoyerClient.js'
import { useFoyerQuery } from './useFoyerQuery.js'

/** The tokens of an account on a network; `undefined` reads nothing. */
export function useBalancesOf(
  account: useAccountInUse.Result['balanceOf'],
): QueryObserverResult<readonly TokenBalance[]> {
  const client = useFoyerClient()
  return useFoyerQuery(
    useMemo(() => account && getBalancesQueryOptions(client, account), [client, account]),
  )
}
