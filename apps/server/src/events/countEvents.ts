import { type SQL, sql } from 'drizzle-orm'
import { eventCounts } from './tables.js'

/** Longer names of a wallet, a network or an error are cut. */
const nameMax = 80

/**
 * Adds events to the counts of their days. The events are rows of `from`, which has their columns.
 *
 * Rows are taken in one order, so that two processes which count the same things wait for one another
 * and never each for the other.
 */
export function countEvents(from: SQL): SQL {
  return sql`
    insert into ${eventCounts} (project_id, day, what, name, count, last)
    select project_id, (received_at at time zone 'UTC')::date as day, what, left(name, ${sql.raw(String(nameMax))}) as name,
      count(*), max(received_at)
    from ${from}
    cross join lateral (values
      (case event when 'MODAL_OPEN' then 'opened' when 'SELECT_WALLET' then 'chosen' when 'CONNECT_SUCCESS' then 'connected' end, ''),
      (case event when 'SELECT_WALLET' then 'wallet chosen' when 'CONNECT_SUCCESS' then 'wallet connected' end, properties->>'name'),
      (case when event in ('CONNECT_SUCCESS', 'SWITCH_NETWORK') then 'network' end, coalesce(properties->>'caipNetworkId', properties->>'network')),
      (case when kind = 'error' or event = 'CONNECT_ERROR' then 'error' end, coalesce(properties->>'errorType', event))
    ) as counted (what, name)
    where what is not null and name is not null
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (project_id, day, what, name) do update
    set count = event_counts.count + excluded.count, last = greatest(event_counts.last, excluded.last)`
}
