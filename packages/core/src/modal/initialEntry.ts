import type { Entry } from './views.js'

/**
 * What the modal opens with: the view asked for; else what another chain family needs; else Account for a connected person, else Connect.
 * A host that drives pairing itself, or has no adapters, starts at the wallets or the code instead.
 */
export function initialEntry({
  asked,
  switching,
  connected,
  pairingOnly,
  mobile,
}: initialEntry.Parameters): Entry {
  if (asked) return asked
  if (pairingOnly) return { name: mobile ? 'AllWallets' : 'ConnectingWalletConnectBasic' }
  if (switching) return switching
  return { name: connected ? 'Account' : 'Connect' }
}

export declare namespace initialEntry {
  type Parameters = {
    asked: Entry | undefined
    switching?: Entry | undefined
    connected: boolean
    pairingOnly: boolean
    mobile: boolean
  }
}
