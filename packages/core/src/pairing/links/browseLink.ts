import { coinbaseBrowserLink, type Namespace, wellKnownWallets } from '@foyer/protocol'
import { opensPages } from '../../wallets/isReachable.js'

/**
 * The link that opens this page in a wallet's own browser, for those wallets that are not reached by pairing there.
 * `undefined` where pairing is the way, or the page is in that browser already.
 */
export function browseLink(
  walletId: string,
  namespace: Namespace | undefined,
  window: Window,
): string | undefined {
  if (!opensPages(walletId, namespace)) return undefined
  const { href, origin } = window.location
  const page = encodeURIComponent(href)
  switch (walletId) {
    case wellKnownWallets.phantom:
      if ('phantom' in window) return undefined
      return `https://phantom.app/ul/browse/${page}?ref=${encodeURIComponent(origin)}`
    case wellKnownWallets.solflare:
      if ('solflare' in window) return undefined
      return `https://solflare.com/ul/v1/browse/${page}?ref=${page}`
    case wellKnownWallets.coinbase:
      if ('coinbaseSolana' in window) return undefined
      return coinbaseBrowserLink + page
    default:
      return undefined
  }
}
