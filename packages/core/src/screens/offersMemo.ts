import type { Client } from '../Client.js'
import { chainOf } from '../send/chainOf.js'
import { draftOf } from '../send/draftOf.js'

/** Whether the transfer may carry a memo: its chain family has such. Never rejects. */
export async function offersMemo(client: Client): Promise<boolean> {
  try {
    const { features } = await chainOf(client, draftOf(client).network)
    return features.takesMemo === true
  } catch {
    return false
  }
}
