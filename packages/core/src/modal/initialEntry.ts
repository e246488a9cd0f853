import type { ViewEntry } from './views.js'

/**
 * The view that the modal opens with: the given one; else what another chain family needs; else Account while connected, else Connect.
 * A host that runs pairing itself, or has no adapters, starts at the wallets or the code instead.
 */
export function initialEntry({
  requested,
  switching,
  connected,
  pairingOnly,
  mobile,
}: initialEntry.Parameters): ViewEntry {
  if (requested) return requested
  if (pairingOnly) return { name: mobile ? 'AllWallets' : 'ConnectingWalletConnectBasic' }
  if (switching) return switching
  return { name: connected ? 'Account' : 'Connect' }
}

export declare namespace initialEntry {
  type Parameters = {
    requested: ViewEntry | undefined
    switching?: ViewEntry | undefined
    connected: boolean
    pairingOnly: boolean
    mobile: boolean
  }
}
