import { type Client, isEmbeddedOffered, isPairingOffered, type ViewName } from '@foyer/core'
import { whenIdle } from '@foyer/protocol'
import { preparePick } from '../views/pick.js'
import { prepareLate } from '../views/registry.js'
import { loadView } from './loadView.js'

const next: { readonly [name in ViewName]?: readonly ViewName[] } = {
  Connect: ['ConnectingExternal'],
  AllWallets: ['ConnectingExternal'],
  ConnectingMultiChain: ['ConnectingExternal'],
  ConnectingWalletConnectBasic: ['AllWallets'],
  Account: ['Networks', 'SwitchNetwork'],
  Networks: ['SwitchNetwork'],
  UnsupportedChain: ['SwitchNetwork'],
}

/** Where a press picks a wallet. */
const listing: ReadonlySet<ViewName> = new Set([
  'Connect',
  'AllWallets',
  'ConnectingMultiChain',
  'ConnectingWalletConnectBasic',
])

/** From where somebody gets connected who may be asked to sign at once, to sign in. */
const entering: ReadonlySet<ViewName> = new Set([
  'EmailVerifyOtp',
  'EmailVerifyDevice',
  'ConnectingSocial',
  'ConnectingFarcaster',
])

/** Fetches the views that are a press away, so that a press shows them, and asks the wallet, at once. */
export function prefetchNext(client: Client, view: ViewName): void {
  const { options } = client
  // All wallets say more at once than the first list only where the host lists some itself, or its server does.
  const isLonger = options.customWallets.length > 0 || options.server !== undefined
  const more: ViewName[] = view === 'Connect' && isLonger ? ['AllWallets'] : []
  if (view === 'Connect' && isEmbeddedOffered(client)) more.push('EmailVerifyOtp')
  if (listing.has(view) && isPairingOffered(client)) more.push('ConnectingWalletConnect')
  const missed = () => {}
  prepareLate().catch(missed)
  // A view that does not arrive is fetched again, and its failure told, when it is shown.
  for (const name of [...(next[view] ?? []), ...more]) loadView(name).catch(missed)
  if (entering.has(view)) whenIdle(window, () => loadView('ApproveTransaction').catch(missed))
  // Nor is this missed: the view that is shown next asks as well.
  if (listing.has(view)) preparePick(client).catch(missed)
}
