import type { Client, ViewName } from '@foyer/core'
import { preparePick } from '../views/pick.js'
import { loadView } from './loadView.js'

const next: { readonly [name in ViewName]?: readonly ViewName[] } = {
  Connect: ['ConnectingExternal'],
  AllWallets: ['ConnectingExternal'],
  ConnectingMultiChain: ['ConnectingExternal'],
  Account: ['Networks', 'SwitchNetwork'],
  Networks: ['SwitchNetwork'],
  UnsupportedChain: ['SwitchNetwork'],
}

/** Fetches the views that are a press away, so that a press shows them, and asks the wallet, at once. */
export function prefetchNext({ options }: Pick<Client, 'options'>, view: ViewName): void {
  // All wallets say more at once than the first list only where the host lists some itself, or its server does.
  const isLonger = options.customWallets.length > 0 || options.server !== undefined
  const more: ViewName[] = view === 'Connect' && isLonger ? ['AllWallets'] : []
  // A view that does not arrive is fetched again, and its failure told, when it is shown.
  for (const name of [...(next[view] ?? []), ...more]) loadView(name).catch(() => {})
  // Nor is this missed: the view that is shown next asks as well.
  if (next[view]?.includes('ConnectingExternal')) preparePick().catch(() => {})
}
