import type { Client } from '../../Client.js'
import { browseLink } from './browseLink.js'
import { linkContextOf, linkTarget } from './linkContextOf.js'

/**
 * Opens this page in the browser of a wallet that is not reached by pairing here. Opens in this turn, as `openWallet`.
 *
 * @returns whether the wallet is one of these
 */
export function openInOwnBrowser({ environment, store }: Client, walletId: string): boolean {
  const window = environment.window()
  const { modal, network } = store.getState()
  const href = window && browseLink(walletId, modal.namespace ?? network.active, window)
  if (!href) return false
  window.open(href, linkTarget('app', linkContextOf(environment)), 'noreferrer noopener')
  return true
}
