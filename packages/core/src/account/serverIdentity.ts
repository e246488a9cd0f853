import type { CaipNetworkId } from '@foyer/protocol'
import { getIdentity } from '@foyer/protocol/api'
import type { Identity } from '../adapter.js'
import { callOn } from '../api/callOn.js'
import type { Client } from '../Client.js'

/**
 * Name and picture from the server. `undefined` when it does not serve the network, or fails: then the
 * chain's name service is used. An answer without a name is no failure.
 */
export async function serverIdentity(
  client: Client,
  { address, caipNetworkId }: { address: string; caipNetworkId: CaipNetworkId },
): Promise<Identity | undefined> {
  try {
    const found = await callOn(client, caipNetworkId, getIdentity, {
      params: { address },
      query: { sender: address },
    })
    return found && { name: found.name || undefined, avatar: found.avatar || undefined }
  } catch {
    return undefined
  }
}
