import type { Client } from '../Client.js'
import { awaitSocial } from './awaitSocial.js'
import { untilAnswered } from './untilAnswered.js'

/**
 * Waits until the user approves in Farcaster; `cancelEmbeddedLogin` ends it. Next is as after `connectSocial`.
 *
 * @throws as `connectSocial`
 */
export function connectFarcaster(client: Client): Promise<'CONNECT' | 'RECOVER'> {
  return awaitSocial(client, 'farcaster', async (live) => {
    const { userName } = await untilAnswered(live, 'CONNECT_FARCASTER', undefined)
    return { email: undefined, userName: userName ?? undefined, farcasterUrl: undefined }
  })
}
