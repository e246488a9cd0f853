import type { RedirectProvider } from '@foyer/protocol/frame'
import type { Client } from '../Client.js'
import { awaitSocial } from './awaitSocial.js'
import { untilAnswered } from './untilAnswered.js'

/**
 * Waits until the user has logged in at the provider, without a time limit; `cancelEmbeddedLogin` ends it. `uri` is the one of
 * `startSocial`. Next is `enterEmbedded` (`CONNECT`), or `openEmbedded` with the page `recover`, then `enterEmbedded` (`RECOVER`).
 *
 * @throws `frame_refused` with the reason `social_refused`; and as `connectEmail`
 */
export function connectSocial(
  client: Client,
  { provider, uri }: connectSocial.Parameters,
): Promise<'CONNECT' | 'RECOVER'> {
  return awaitSocial(client, provider, async (live) => {
    const { email, userName } = await untilAnswered(live, 'CONNECT_SOCIAL', { uri })
    return { email: email ?? undefined, userName: userName ?? undefined }
  })
}

export declare namespace connectSocial {
  type Parameters = { provider: RedirectProvider; uri: string }
}
