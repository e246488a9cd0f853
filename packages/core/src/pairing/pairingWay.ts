import { pairingConnectorId } from '../connectorIds.js'
import type { WayListing } from '../ways/WayListing.js'

/** Wallets on other devices and in other apps. */
export const pairingWay: WayListing = {
  connector: { id: pairingConnectorId, type: 'WALLET_CONNECT', name: 'WalletConnect' },
  /** Where the host wants it, and there is a relay to pair over. */
  isOffered: ({ enableWalletConnect, manualWCControl, relayUrl, server }) =>
    enableWalletConnect && !manualWCControl && (relayUrl ?? server) !== undefined,
}
