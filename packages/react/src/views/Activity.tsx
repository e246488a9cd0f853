import type { Month, State } from '@foyer/core'
import { explorerTransactionUrl, groupByMonth } from '@foyer/core/internal'
import type { Transaction } from '@foyer/protocol/api'
import { useMemo } from 'react'
import { useAssetMessages } from '../hooks/useAssetMessages.js'
import { useFoyerActivity } from '../hooks/useFoyerActivity.js'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { useSheet } from '../ui/useSheet.js'
import css from './Activity.css?inline'
import { ActivityRow } from './ActivityRow.js'
import { ListState } from './ListState.js'
import { LoadMore } from './LoadMore.js'
import { listStatus } from './listStatus.js'
import { useNetworkName } from './useNetworkName.js'

/** What the account did on the network in use, by month, the newest first. */
export function Activity() {
  useSheet(css)
  const network = useNetworkName()
  const query = useFoyerActivity()
  const { data: items = none, hasNextPage, refetch } = query
  const months = useMemo(() => groupByMonth(items), [items])
  return (
    <ListState
      kind="activity"
      network={network}
      status={listStatus(query)}
      // A list with further pages is not empty, whatever was left out of it.
      isEmpty={items.length === 0 && !hasNextPage}
      onRetry={() => void refetch()}
    >
      {months.map((month) => (
        <MonthRows key={`${month.year}-${month.month}`} month={month} />
      ))}
      {hasNextPage && <LoadMore shown={items.length} query={query} />}
    </ListState>
  )
}

const none: readonly Transaction[] = []

function MonthRows({ month }: { month: Month }) {
  const { clock } = useFoyerClient()
  const texts = useAssetMessages()
  const title = texts.month(month.year, month.month, new Date(clock.now()).getFullYear())
  const network = useFoyerSelector(networkOf)
  // Without an explorer no row takes the focus, and in some browsers no key would scroll what reaches beyond the screen.
  const hasLinks = month.transactions.some((one) => explorerTransactionUrl(network, one))
  return (
    <section
      className="month"
      aria-label={title}
      data-testid="month"
      tabIndex={hasLinks ? undefined : 0}
    >
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets */}
      <ul role="list">
        {month.transactions.map((transaction) => (
          <ActivityRow key={transaction.id} transaction={transaction} />
        ))}
      </ul>
    </section>
  )
}

function networkOf({ network }: State) {
  return network
}
