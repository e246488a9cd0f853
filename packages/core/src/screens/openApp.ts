import type { Client } from '../Client.js'
import { notify } from '../notices/notify.js'
import { openInOwnBrowser } from '../pairing/links/openInOwnBrowser.js'
import { openWallet } from '../pairing/links/openWallet.js'
import { walletLinks } from '../pairing/links/walletLinks.js'
import { watchTakeover } from '../pairing/links/watchTakeover.js'
import type { WalletEntry } from '../wallets/state.js'
import { setScreens } from './setScreens.js'

/**
 * Opens a wallet's app in this turn: systems open an app by a link only within the user's press. `screens.opening` of the
 * state has its progress until `forgetOpening`.
 *
 * @returns whether there was a link and, where the wallet is paired, a URI. That the directory's link leads into no app is a notice.
 */
export function openApp(
  client: Client,
  entry: WalletEntry,
  kind: 'app' | 'universal' = 'app',
): boolean {
  const { clock, environment, handles } = client
  const window = environment.window()
  if (!window) return false
  if (!follow(client, entry, kind)) {
    const isNamed = kind === 'universal' || entry.mobile_link !== undefined
    if (isNamed && client.store.getState().pairing.uri)
      notify(client, { kind: 'error', code: 'link_not_found' })
    return false
  }
  handles.opening?.()
  const { id: walletId } = entry
  handles.opening = watchTakeover({ window, clock }, (taken) =>
    setScreens(client, { opening: { walletId, state: taken ? 'away' : 'stuck' } }),
  )
  setScreens(client, { opening: { walletId, state: 'opening' } })
  return true
}

function follow(client: Client, entry: WalletEntry, kind: 'app' | 'universal'): boolean {
  const { id: walletId, name } = entry
  if (openInOwnBrowser(client, walletId)) return true
  const { app, universal } = walletLinks(entry)
  return openWallet(
    client,
    kind === 'app'
      ? { walletId, name, link: app, kind: 'app' }
      : { walletId, name, link: universal, kind: 'page' },
  )
}
