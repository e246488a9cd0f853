import type { CaipAddress } from '@foyer/protocol'
import type { Connection } from './state.js'

/** The account in use of a connection, as CAIP-10. */
export function caipAddressOf({ caipNetworkId, accounts }: Connection): CaipAddress {
  return `${caipNetworkId}:${accounts[0].address}`
}
