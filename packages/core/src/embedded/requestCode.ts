import { FoyerError } from '@foyer/protocol'
import type { FrameReply } from '@foyer/protocol/frame'
import type { Client } from '../Client.js'
import { demandAlive } from '../demandAlive.js'
import { showAlert } from '../notices/showAlert.js'
import { remember } from '../remembered.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { isEmail } from './isEmail.js'
import { liveEmbedded } from './liveEmbedded.js'
import { secondsUntilCode } from './secondsUntilCode.js'

/**
 * Requests a code by e-mail, to an address without space around it, and notes when.
 *
 * @throws `email_invalid`; `email_throttled` where a mail just went to the address, from another browser too; and as `LiveEmbedded.request`
 */
export async function requestCode<name extends 'CONNECT_EMAIL' | 'UPDATE_EMAIL'>(
  client: Client,
  name: name,
  email: string,
): Promise<FrameReply<name>> {
  if (!isEmail(email)) {
    showAlert(client, 'invalid_email', undefined)
    throw new FoyerError('email_invalid')
  }
  const { request, attempt } = await liveEmbedded(client)
  const reply = await request<'CONNECT_EMAIL' | 'UPDATE_EMAIL'>(
    name,
    { email },
    { signal: attempt.signal },
  ).catch(throttled)
  const now = client.clock.now()
  remember(client, 'emailRequestedAt', now)
  setEmbedded(client, { emailRequestedAt: now, mailNumber: reply.number })
  return reply as FrameReply<name>
}

/** A refusal for too many mails is no matter of codes that were typed, as it is after them. */
function throttled(error: unknown): never {
  if (!FoyerError.is(error, 'frame_refused')) throw error
  const { reason, seconds } = error.data
  throw reason === 'too_many_tries' && seconds
    ? new FoyerError('email_throttled', { data: { seconds } })
    : error
}

/**
 * Throws while the last code is too recent, so that no mailbox is flooded.
 *
 * @throws `email_throttled`, `client_destroyed`
 */
export function assertMayRequest(client: Client): void {
  demandAlive(client)
  const seconds = secondsUntilCode(client)
  if (seconds > 0) throw new FoyerError('email_throttled', { data: { seconds } })
}
