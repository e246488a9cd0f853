export { getBalanceQueryKey, getBalanceQueryOptions } from '../account/getBalanceQueryOptions.js'
export {
  getBalancesQueryKey,
  getBalancesQueryOptions,
} from '../account/getBalancesQueryOptions.js'
export { getIdentityQueryKey, getIdentityQueryOptions } from '../account/getIdentityQueryOptions.js'
export {
  getNftsInfiniteQueryKey,
  getNftsInfiniteQueryOptions,
  getNftsQueryOptions,
} from '../account/getNftsQueryOptions.js'
export { removePersistedQueries } from '../account/removePersistedQueries.js'
export {
  getActivityInfiniteQueryKey,
  getActivityInfiniteQueryOptions,
  getActivityQueryOptions,
} from '../activity/getActivityQueryOptions.js'
export type {
  Cursor,
  LoadedQueries,
  Queries,
  ReadBehavior,
  ReadInfiniteQueryOptions,
  ReadQueryOptions,
} from '../queries.js'
export type { QueryKey, TaggedQueryKey } from '../queryKey.js'
