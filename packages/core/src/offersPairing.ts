import type { Options } from './options.js'

/** Whether the host has Foyer pair with wallets on other devices and in other apps, and there is a relay for it. */
export function offersPairing(options: Options): boolean {
  const { enableWalletConnect, manualWCControl, relayUrl, server } = options
  return enableWalletConnect && !manualWCControl && (relayUrl ?? server) !== undefined
}
