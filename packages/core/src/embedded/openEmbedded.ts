import type { FramePayload } from '@foyer/protocol/frame'
import type { Client } from '../client.js'
import { liveEmbedded } from './liveEmbedded.js'

/**
 * Has the frame show the wallet's own pages: how it can be recovered and by whom, its keys, who logged in. Show the frame with
 * `placeFrame` meanwhile. Resolves when the person leaves them; `signal` takes them away.
 *
 * @throws the reason of `signal`; `frame_load_failed`, `frame_refused`, `frame_failed`, `request_aborted`, `client_destroyed`
 */
export async function openEmbedded(
  client: Client,
  { page, signal }: openEmbedded.Parameters = {},
): Promise<void> {
  const { ask } = await liveEmbedded(client)
  await ask('OPEN_WALLET', page && { page }, { signal })
}

export declare namespace openEmbedded {
  type Parameters = {
    page?: NonNullable<FramePayload<'OPEN_WALLET'>>['page']
    signal?: AbortSignal | undefined
  }
}
