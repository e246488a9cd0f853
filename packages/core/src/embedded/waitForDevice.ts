import type { Client } from '../client.js'
import { track } from '../telemetry/track.js'
import { liveEmbedded } from './liveEmbedded.js'
import { untilAnswered } from './untilAnswered.js'

/**
 * Waits until the person let this browser in by the link of the second mail. Next is `enterEmbedded`. Ended by
 * `cancelEmbeddedLogin`.
 *
 * @throws `frame_refused` with the reason `device_refused`; and as `connectEmail`
 */
export async function waitForDevice(client: Client): Promise<void> {
  await untilAnswered(await liveEmbedded(client), 'CONNECT_DEVICE', undefined)
  track(client, { event: 'DEVICE_REGISTERED_FOR_EMAIL' })
}
