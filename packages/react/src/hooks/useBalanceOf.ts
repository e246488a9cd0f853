import type { Balance } from '@foyer/core'
import { getBalanceQueryOptions } from '@foyer/core/query'
import type { QueryObserverResult } from '@tanstack/query-core'
import { useMemo } from 'react'
import type { useAccountInUse } from './useAccountInUse.js'
import { useFoyerClient } from './useFoyerClient.js'
import { useFoyerQuery } from './useFoyerQuery.js'

/** The balance of an account on a network; `undefined` reads nothing. */
export function useBalanceOf(
  account: useAccountInUse.Result['balanceOf'],
): QueryObserverResult<Balance> {
  const client = useFoyerClient()
  return useFoyerQuery(
    useMemo(() => account && getBalanceQueryOptions(client, account), [client, account]),
  )
}
