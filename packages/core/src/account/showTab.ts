import type { Client } from '../Client.js'
import { track } from '../telemetry/track.js'
import type { AccountTab } from './state.js'

/** Shows a part of the Account view. It is the one shown again after another view. */
export function showTab(client: Client, tab: AccountTab): void {
  if (client.store.getState().account.tab === tab) return
  client.store.setState(({ account }) => ({ account: { ...account, tab } }))
  if (tab === 'activity') track(client, { event: 'CLICK_TRANSACTIONS' })
}
