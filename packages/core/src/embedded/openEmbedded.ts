import { FoyerError } from '@foyer/protocol'
import type { FramePayload } from '@foyer/protocol/frame'
import type { Client } from '../Client.js'
import { liveEmbedded } from './liveEmbedded.js'
import type { LoginProvider } from './state.js'

/**
 * Has the frame show the wallet's own pages: how it can be recovered and by whom, its keys, who logged in. Show the frame with
 * `placeFrame` meanwhile. Resolves when the user leaves them. The page `connect` prompts the user to consent that this page sees the
 * login of another page of the project; it resolves with the provider of that login, and `enterEmbedded` is next. `signal` ends the page,
 * also before the frame is there.
 *
 * @throws the reason of `signal`; `connect_cancelled` when the frame is hidden before that; `frame_load_failed`, `frame_refused`, `frame_failed`, `request_aborted`, `client_destroyed`
 */
export async function openEmbedded(
  client: Client,
  { page, signal }: openEmbedded.Parameters = {},
): Promise<{ provider?: LoginProvider | undefined }> {
  const { request } = await liveEmbedded(client)
  const leaving = new AbortController()
  const stop = client.store.subscribe(({ embedded }, before) => {
    if (before.embedded.isFrameShown && !embedded.isFrameShown)
      leaving.abort(new FoyerError('connect_cancelled'))
  })
  const abort = () => leaving.abort(signal?.reason)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  try {
    const reply = await request('OPEN_WALLET', page && { page }, { signal: leaving.signal })
    return { provider: reply?.provider }
  } finally {
    stop()
    signal?.removeEventListener('abort', abort)
  }
}

export declare namespace openEmbedded {
  type Parameters = {
    page?: NonNullable<FramePayload<'OPEN_WALLET'>>['page']
    signal?: AbortSignal | undefined
  }
}
