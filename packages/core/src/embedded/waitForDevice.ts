import type { Client } from '../Client.js'
import { track } from '../telemetry/track.js'
import { liveEmbedded } from './liveEmbedded.js'
import { untilAnswered } from './untilAnswered.js'

/**
 * Waits until the user approves this browser by the link of the second mail; `cancelEmbeddedLogin` ends it. Next is
 * `enterEmbedded`.
 *
 * @throws `frame_refused` with the reason `device_refused`; and as `connectEmail`
 */
export async function waitForDevice(client: Client): Promise<void> {
  await untilAnswered(await liveEmbedded(client), 'CONNECT_DEVICE', undefined)
  track(client, { event: 'DEVICE_REGISTERED_FOR_EMAIL' })
}
