import { FoyerError } from '@foyer/protocol'
import type { FramePayload } from '@foyer/protocol/frame'
import type { Client } from '../client.js'
import { liveEmbedded } from './liveEmbedded.js'
import type { LoginProvider } from './state.js'

/**
 * Has the frame show the wallet's own pages: how it can be recovered and by whom, its keys, who logged in. Show the frame with
 * `placeFrame` meanwhile. Resolves when the person leaves them. The page `connect` asks the person whether this page may know who logged
 * in on another page of the project; it resolves with how they logged in, and `enterEmbedded` is next.
 *
 * @throws `connect_cancelled` when the frame is hidden before that; `frame_load_failed`, `frame_refused`, `frame_failed`, `request_aborted`, `client_destroyed`
 */
export async function openEmbedded(
  client: Client,
  { page }: openEmbedded.Parameters = {},
): Promise<{ provider?: LoginProvider | undefined }> {
  const { ask } = await liveEmbedded(client)
  const leaving = new AbortController()
  const stop = client.store.subscribe(({ embedded }, before) => {
    if (before.embedded.isFrameShown && !embedded.isFrameShown)
      leaving.abort(new FoyerError('connect_cancelled'))
  })
  try {
    const reply = await ask('OPEN_WALLET', page && { page }, { signal: leaving.signal })
    return { provider: reply?.provider }
  } finally {
    stop()
  }
}

export declare namespace openEmbedded {
  type Parameters = {
    page?: NonNullable<FramePayload<'OPEN_WALLET'>>['page']
  }
}
