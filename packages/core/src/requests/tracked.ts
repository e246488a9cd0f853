import { FoyerError } from '@foyer/protocol'
import type { Client } from '../client.js'
import { track } from '../telemetry/track.js'
import { type ActiveWallet, activeWallet } from './activeWallet.js'

/** Sends something that moves money, and tells the host page how it went. */
export async function tracked(
  client: Client,
  send: (wallet: ActiveWallet) => Promise<string>,
): Promise<string> {
  const wallet = activeWallet(client)
  const network = wallet.network.caipNetworkId
  track(client, { event: 'SEND_INITIATED', properties: { network } })
  try {
    const hash = await send(wallet)
    track(client, { event: 'SEND_SUCCESS', properties: { network } })
    return hash
  } catch (error) {
    const message = FoyerError.is(error) ? error.code : 'unknown'
    track(client, { event: 'SEND_ERROR', properties: { network, message } })
    throw error
  }
}
