import type { Client } from '../Client.js'
import type { Connector } from '../connector.js'
import { linkContextOf, linkTarget } from '../pairing/links/linkContextOf.js'

/**
 * Opens this page in the browser of a wallet's app, where the wallet is one of the page. In this turn: systems open an app by a link only within
 * the user's press.
 */
export function openInBrowserOf(
  { environment }: Pick<Client, 'environment'>,
  { browserLink }: Pick<Connector, 'browserLink'>,
): void {
  const window = environment.window()
  if (!window || browserLink === undefined) return
  const href = browserLink + encodeURIComponent(window.location.href)
  window.open(href, linkTarget('app', linkContextOf(environment)), 'noreferrer noopener')
}
