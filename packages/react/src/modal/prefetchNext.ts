import type { Client, ViewName } from '@foyer/core'
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
  // All wallets say more than the first list only where the host lists some itself.
  const more: ViewName[] =
    view === 'Connect' && options.customWallets.length > 0 ? ['AllWallets'] : []
  // A view that does not arrive is fetched again, and its failure told, when it is shown.
  for (const name of [...(next[view] ?? []), ...more]) loadView(name).catch(() => {})
}
