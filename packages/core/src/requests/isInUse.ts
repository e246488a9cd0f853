import type { CaipNetworkId } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { activeWallet } from './activeWallet.js'

/** Whether this account is in use, on this network: what was begun there goes on. */
export function isInUse(client: Client, { account, caipNetworkId }: isInUse.Parameters): boolean {
  try {
    const { address, network } = activeWallet(client)
    return address === account && network.caipNetworkId === caipNetworkId
  } catch {
    return false
  }
}

export declare namespace isInUse {
  type Parameters = { account: string; caipNetworkId: CaipNetworkId }
}
