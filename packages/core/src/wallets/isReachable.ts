import { families, type Namespace, wellKnownWallets } from '@foyer/protocol'
import type { WalletEntry } from './state.js'

/**
 * Whether a wallet that is not installed can be reached from here: on a phone by a link into its app, or by a page of its
 * own that it opens; without any adapter by any link.
 */
export function isReachable(
  entry: WalletEntry,
  { mobile, pairingOnly, active }: PageDevice,
): boolean {
  const { id, mobile_link, desktop_link, webapp_link } = entry
  if (mobile)
    return mobile_link !== undefined || id === wellKnownWallets.coinbase || opensPages(id, active)
  return !pairingOnly || Boolean(mobile_link ?? desktop_link ?? webapp_link)
}

export type PageDevice = {
  mobile: boolean
  /** There is no adapter: wallets are reached by pairing alone. */
  pairingOnly: boolean
  /** The chain family in use. */
  active: Namespace | undefined
}

/** Whether the wallet's app is reached by opening the page in it. */
export function opensPages(id: string, namespace: Namespace | undefined): boolean {
  return namespace !== undefined && families[namespace].pageOpeners?.includes(id) === true
}
