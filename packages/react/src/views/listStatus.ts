import type { QueryObserverResult } from '@tanstack/query-core'

/** A query's status; `idle` where nothing is read. */
export function listStatus({
  status,
  fetchStatus,
}: Pick<QueryObserverResult, 'status' | 'fetchStatus'>): listStatus.Result {
  return status === 'pending' && fetchStatus === 'idle' ? 'idle' : status
}

export declare namespace listStatus {
  type Result = 'idle' | QueryObserverResult['status']
}
