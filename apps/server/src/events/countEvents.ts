import { type SQL, sql } from 'drizzle-orm'
import { eventCounts } from './tables.js'

/** Longer names of a wallet, a network or an error are cut. */
const nameMax = 80

/**
 * Adds events to the counts of their days. The events are rows of `from`, which has their columns. Those that are alike in all that is
 * counted go on as one: of hundreds that are written at once, few differ.
 *
 * Rows are taken in one order, so that two processes which count the same things wait for one another
 * and never each for the other.
 */
export function countEvents(from: SQL): SQL {
  return sql`
    insert into ${eventCounts} (project_id, day, what, name, count, last)
    select project_id, day, what, left(name, ${sql.raw(String(nameMax))}) as name, sum(times), max(last)
    from (
      select project_id, (received_at at time zone 'UTC')::date as day, kind, event, properties->>'name' as wallet,
        coalesce(properties->>'caipNetworkId', properties->>'network') as network, properties->>'errorType' as error,
        count(*) as times, max(received_at) as last
      from ${from}
      group by 1, 2, 3, 4, 5, 6, 7
    ) as alike
    cross join lateral (values
      (case event when 'MODAL_OPEN' then 'opened' when 'SELECT_WALLET' then 'chosen' when 'CONNECT_SUCCESS' then 'connected' end, ''),
      (case event when 'SELECT_WALLET' then 'wallet chosen' when 'CONNECT_SUCCESS' then 'wallet connected' end, wallet),
      (case when event in ('CONNECT_SUCCESS', 'SWITCH_NETWORK') then 'network' end, network),
      (case event when 'INITIATE_SWAP' then 'swap begun' when 'SWAP_SUCCESS' then 'swap done' when 'SWAP_ERROR' then 'swap failed' end, network),
      (case when kind = 'error' or event = 'CONNECT_ERROR' then 'error' end, coalesce(error, event))
    ) as counted (what, name)
    where what is not null and name is not null
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (project_id, day, what, name) do update
    set count = event_counts.count + excluded.count, last = greatest(event_counts.last, excluded.last)`
}
