import { FoyerError } from '@foyer/protocol'
import { noteChanged } from '../account/noteChanged.js'
import { noteSent } from '../account/noteSent.js'
import type { Client } from '../client.js'
import { track } from '../telemetry/track.js'
import { type ActiveWallet, activeWallet } from './activeWallet.js'

/**
 * Sends something that moves money, and tells the host page how it went. `touched` are the contracts it
 * goes to, whose balances are other ones after.
 */
export async function tracked(
  client: Client,
  touched: readonly (string | undefined)[],
  send: (wallet: ActiveWallet) => Promise<string>,
): Promise<string> {
  const wallet = activeWallet(client)
  const network = wallet.network.caipNetworkId
  track(client, { event: 'SEND_INITIATED', properties: { network } })
  try {
    const hash = await send(wallet)
    noteChanged(client, { network: wallet.network, touched })
    track(client, { event: 'SEND_SUCCESS', properties: { network } })
    return hash
  } catch (error) {
    const message = FoyerError.is(error) ? error.code : 'unknown'
    track(client, { event: 'SEND_ERROR', properties: { network, message } })
    throw error
  }
}

/** The same for a single transaction: `send` returns its hash. */
export function trackedTransaction(
  client: Client,
  touched: readonly (string | undefined)[],
  send: (wallet: ActiveWallet) => Promise<string>,
): Promise<string> {
  return tracked(client, touched, async (wallet) => {
    const hash = await send(wallet)
    const { address, network } = wallet
    noteSent(client, { hash, address, caipNetworkId: network.caipNetworkId })
    return hash
  })
}
