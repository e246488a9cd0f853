import type { Client } from '../Client.js'

/** Shows amounts, or dots in their place. Remembered. */
export function toggleAmounts({ store }: Client): void {
  store.setState(({ account }) => ({ account: { ...account, hideAmounts: !account.hideAmounts } }))
}
