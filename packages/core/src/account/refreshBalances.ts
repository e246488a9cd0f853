import type { Client } from '../client.js'
import { keptKeys } from './keptKeys.js'

/** Makes every shown balance be read again, since it is known to have changed. */
export function refreshBalances({ store, storage }: Client): void {
  storage.remove(keptKeys.balance)
  storage.remove(keptKeys.tokens)
  store.setState(({ account }) => ({ account: { ...account, stamp: account.stamp + 1 } }))
}
