import { embeddedConnectorId } from '../connectorIds.js'
import type { WayListing } from '../ways/WayListing.js'

/** The wallet of an e-mail or social login. */
export const embeddedWay: WayListing = {
  connector: { id: embeddedConnectorId, type: 'AUTH', name: 'Auth' },
  isOffered: ({ embeddedWalletUrl }) => embeddedWalletUrl !== undefined,
}
