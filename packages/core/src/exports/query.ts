export { getBalanceQueryKey, getBalanceQueryOptions } from '../account/getBalanceQueryOptions.js'
export { getBalances } from '../account/getBalances.js'
export {
  getBalancesQueryKey,
  getBalancesQueryOptions,
} from '../account/getBalancesQueryOptions.js'
export { getIdentity } from '../account/getIdentity.js'
export { getIdentityQueryKey, getIdentityQueryOptions } from '../account/getIdentityQueryOptions.js'
export { getNfts } from '../account/getNfts.js'
export {
  getNftsInfiniteQueryKey,
  getNftsInfiniteQueryOptions,
  getNftsQueryOptions,
} from '../account/getNftsQueryOptions.js'
export { refreshBalances } from '../account/refreshBalances.js'
export { removePersistedQueries } from '../account/removePersistedQueries.js'
export { getActivity } from '../activity/getActivity.js'
export {
  getActivityInfiniteQueryKey,
  getActivityInfiniteQueryOptions,
  getActivityQueryOptions,
} from '../activity/getActivityQueryOptions.js'
export type {
  Cursor,
  FoyerInfiniteQueryOptions,
  FoyerQueryOptions,
  LoadedQueries,
  Queries,
  QueryBehavior,
} from '../queries.js'
export type { QueryKey, TaggedQueryKey } from '../queryKey.js'
