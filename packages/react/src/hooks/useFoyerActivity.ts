import { getActivity, listTransactions } from '@foyer/core'
import type { Namespace } from '@foyer/protocol'
import type { Transaction } from '@foyer/protocol/api'
import { useMemo } from 'react'
import { useAccountInUse } from './useAccountInUse.js'
import { usePages } from './usePages.js'

/**
 * What the account in use did on the network in use, the newest first, as the host's server tells it;
 * nothing without one. `loadMore()` adds the page before it.
 */
export function useFoyerActivity({
  namespace,
}: {
  namespace?: Namespace | undefined
} = {}): usePages.Result<Transaction> {
  const question = useAccountInUse(namespace)?.balanceOf
  const pages = usePages(getActivity, question)
  const id = question?.caipNetworkId
  const items = useMemo(
    () => pages.items && id && listTransactions(pages.items, id),
    [pages.items, id],
  )
  return { ...pages, items: items || undefined }
}
