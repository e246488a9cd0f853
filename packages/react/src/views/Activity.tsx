import { groupByMonth, type Month } from '@foyer/core'
import { useMemo } from 'react'
import { useFoyerActivity } from '../hooks/useFoyerActivity.js'
import { useSheet } from '../ui/useSheet.js'
import css from './Activity.css?inline'
import { ActivityRow } from './ActivityRow.js'
import { ListState } from './ListState.js'
import { LoadMore } from './LoadMore.js'
import { useMonthTitle } from './useMonthTitle.js'
import { useNetworkName } from './useNetworkName.js'

/** What the account did on the network in use, by month, the newest first. */
export function Activity() {
  useSheet(css)
  const network = useNetworkName()
  const { items = [], status, refresh, hasMore, moreStatus, loadMore } = useFoyerActivity()
  const months = useMemo(() => groupByMonth(items), [items])
  return (
    <ListState
      kind="activity"
      network={network}
      status={status}
      // What was left out does not make a list empty that goes on.
      isEmpty={items.length === 0 && !hasMore}
      onRetry={() => void refresh()}
    >
      {months.map((month) => (
        <MonthRows key={`${month.year}-${month.month}`} month={month} />
      ))}
      {hasMore && <LoadMore shown={items.length} status={moreStatus} onMore={loadMore} />}
    </ListState>
  )
}

function MonthRows({ month }: { month: Month }) {
  const title = useMonthTitle()(month)
  return (
    <section className="month" aria-label={title} data-testid="month">
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
