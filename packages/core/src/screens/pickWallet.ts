import type { Client } from '../Client.js'
import { isMobile } from '../isMobile.js'
import { showView } from '../modal/showView.js'
import type { ViewEntry } from '../modal/views.js'
import { isPairingOffered } from '../pairing/isPairingOffered.js'
import { report } from '../telemetry/report.js'
import { track } from '../telemetry/track.js'
import { opensPages } from '../wallets/isReachable.js'
import type { ListedWallet } from '../wallets/ListedWallet.js'
import type { WalletEntry } from '../wallets/state.js'
import { preparePick } from './preparePick.js'

/**
 * Acts on a wallet that the user picked from a list. A wallet in the page gets the request to connect at once where there is
 * one way to reach it, and on a phone the app of another wallet is opened. Shows the view of that attempt, of the choice of
 * the chain family, of the code or link to the wallet, or of its downloads.
 *
 * The code that acts in the same turn is loaded by `preparePick`. If it is not here yet, a wallet in the page gets its
 * request once it is.
 */
export function pickWallet(client: Client, wallet: ListedWallet): void {
  const { connectors, entry, name } = wallet
  const { press } = client.handles
  const view = viewOf(client, wallet)
  if (view.name === 'ConnectingExternal') press?.connect(view.data)
  if (!connectors[0] && entry && isPairingOffered(client) && isMobile(client.environment))
    press?.open(entry)
  track(client, {
    event: 'SELECT_WALLET',
    properties: { name, platform: platformOf(client, wallet, view) },
  })
  showView(client, view)
  if (view.name === 'ConnectingExternal' && !press)
    preparePick(client).then(
      () => client.handles.press?.show(view.data),
      (error) => report(client, error),
    )
}

function viewOf(client: Client, { connectors, entry, group, name }: ListedWallet) {
  const [first, ...others] = connectors
  // On a phone a code is of no use: there the wallets themselves are listed.
  if (group === 'walletConnect')
    return isMobile(client.environment)
      ? ({ name: 'ConnectingWalletConnectBasic' } satisfies ViewEntry)
      : pairing(undefined)
  if (first && others.length > 0)
    return {
      name: 'ConnectingMultiChain',
      data: { connectorIds: connectors, name },
    } satisfies ViewEntry
  if (first)
    return {
      name: 'ConnectingExternal',
      data: { connectorId: first.id, namespace: first.namespace },
    } satisfies ViewEntry
  return elsewhere(client, entry)
}

function elsewhere(client: Client, entry: WalletEntry | undefined) {
  const isOffered = isPairingOffered(client)
  // Lately used and unknown to the directory: any code is good for it.
  if (!entry) return isOffered ? pairing(undefined) : ({ name: 'AllWallets' } satisfies ViewEntry)
  if (isOffered && (hasLink(entry) || isOpenable(client, entry))) return pairing(entry.id)
  return { name: 'Downloads', data: { walletId: entry.id } } satisfies ViewEntry
}

function pairing(walletId: string | undefined) {
  return { name: 'ConnectingWalletConnect', data: { walletId } } satisfies ViewEntry
}

function hasLink({ mobile_link, desktop_link, webapp_link }: WalletEntry): boolean {
  return Boolean(mobile_link ?? desktop_link ?? webapp_link)
}

/** On a phone some wallets are reached by opening this page in their own browser. */
function isOpenable(client: Client, { id }: WalletEntry): boolean {
  const { modal, network } = client.store.getState()
  return isMobile(client.environment) && opensPages(id, modal.namespace ?? network.active)
}

function platformOf(client: Client, { connectors }: ListedWallet, view: ViewEntry) {
  if (view.name.startsWith('ConnectingWalletConnect'))
    return isMobile(client.environment) ? 'mobile' : 'qrcode'
  return connectors.length > 0 ? 'browser' : 'unsupported'
}
