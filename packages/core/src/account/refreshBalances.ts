import type { Client } from '../client.js'

/** Makes every shown balance be read again, since it is known to have changed. */
export function refreshBalances({ store }: Client): void {
  store.setState(({ account }) => ({ account: { ...account, stamp: account.stamp + 1 } }))
}
