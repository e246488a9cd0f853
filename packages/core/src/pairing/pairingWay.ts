import { pairingConnectorId } from '../connectorIds.js'
import { offersPairing } from '../offersPairing.js'
import type { WayListing } from '../ways/WayListing.js'

/** Wallets on other devices and in other apps. */
export const pairingWay: WayListing = {
  connector: { id: pairingConnectorId, type: 'WALLET_CONNECT', name: 'WalletConnect' },
  isOffered: offersPairing,
}
