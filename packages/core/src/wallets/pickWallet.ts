import type { Client } from '../client.js'
import { isMobile } from '../environment.js'
import { show } from '../modal/show.js'
import type { Entry } from '../modal/views.js'
import { track } from '../telemetry/track.js'
import { opensPages } from './isReachable.js'
import type { ListedWallet } from './ListedWallet.js'
import type { WalletEntry } from './state.js'

/**
 * A wallet was chosen from a list: goes to ask it, to ask for which chain family, to reach it elsewhere by a code or a
 * link, or to where it can be had.
 */
export function pickWallet(client: Client, wallet: ListedWallet): void {
  const view = viewOf(client, wallet)
  const { name } = wallet
  track(client, {
    event: 'SELECT_WALLET',
    properties: { name, platform: platformOf(client, wallet, view) },
  })
  show(client, view)
}

function viewOf(client: Client, { connectors, entry, group, name }: ListedWallet) {
  const [first, ...others] = connectors
  // On a phone a code is of no use: there the wallets themselves are listed.
  if (group === 'walletConnect')
    return isMobile(client.environment)
      ? ({ name: 'ConnectingWalletConnectBasic' } satisfies Entry)
      : pairing(undefined)
  if (first && others.length > 0)
    return {
      name: 'ConnectingMultiChain',
      data: { connectorIds: connectors, name },
    } satisfies Entry
  if (first)
    return {
      name: 'ConnectingExternal',
      data: { connectorId: first.id, namespace: first.namespace },
    } satisfies Entry
  return elsewhere(client, entry)
}

function elsewhere(client: Client, entry: WalletEntry | undefined) {
  const { options, pairing: here } = client
  const isOffered = here.offered || options.manualWCControl
  // Lately used and unknown to the directory: any code is good for it.
  if (!entry) return isOffered ? pairing(undefined) : ({ name: 'AllWallets' } satisfies Entry)
  if (isOffered && (hasLink(entry) || isOpenable(client, entry))) return pairing(entry.id)
  return { name: 'Downloads', data: { walletId: entry.id } } satisfies Entry
}

function pairing(walletId: string | undefined) {
  return { name: 'ConnectingWalletConnect', data: { walletId } } satisfies Entry
}

function hasLink({ mobile_link, desktop_link, webapp_link }: WalletEntry): boolean {
  return Boolean(mobile_link ?? desktop_link ?? webapp_link)
}

/** On a phone some wallets are reached by opening this page in their own browser. */
function isOpenable(client: Client, { id }: WalletEntry): boolean {
  const { modal, network } = client.store.getState()
  return isMobile(client.environment) && opensPages(id, modal.namespace ?? network.active)
}

function platformOf(client: Client, { connectors }: ListedWallet, view: Entry) {
  if (view.name.startsWith('ConnectingWalletConnect'))
    return isMobile(client.environment) ? 'mobile' : 'qrcode'
  return connectors.length > 0 ? 'browser' : 'unsupported'
}
