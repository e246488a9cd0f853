import type { Client } from '../client.js'
import { awaitSocial } from './awaitSocial.js'
import { untilAnswered } from './untilAnswered.js'

/**
 * Waits until the person approved in Farcaster; ended by `cancelEmbeddedLogin`. Next is as after `connectSocial`.
 *
 * @throws as `connectSocial`
 */
export function connectFarcaster(client: Client): Promise<'CONNECT' | 'RECOVER'> {
  return awaitSocial(client, 'farcaster', async (live) => {
    const { userName } = await untilAnswered(live, 'CONNECT_FARCASTER', undefined)
    return { email: undefined, userName: userName ?? undefined, farcasterUrl: undefined }
  })
}
