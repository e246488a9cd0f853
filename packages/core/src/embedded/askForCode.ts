import { FoyerError } from '@foyer/protocol'
import type { FrameReply } from '@foyer/protocol/frame'
import type { Client } from '../client.js'
import { alert } from '../notices/alert.js'
import { remember } from '../remembered.js'
import { canAskEmail } from './canAskEmail.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { isEmail } from './isEmail.js'
import { liveEmbedded } from './liveEmbedded.js'

/**
 * Asks for a code by e-mail, and notes when.
 *
 * @throws `email_invalid`, and as `LiveEmbedded.ask`
 */
export async function askForCode<name extends 'CONNECT_EMAIL' | 'UPDATE_EMAIL'>(
  client: Client,
  name: name,
  given: string,
): Promise<FrameReply<name>> {
  const email = given.trim()
  if (!isEmail(email)) {
    alert(client, 'invalid_email', undefined)
    throw new FoyerError('email_invalid')
  }
  const { ask, attempt } = await liveEmbedded(client)
  const reply = await ask<'CONNECT_EMAIL' | 'UPDATE_EMAIL'>(
    name,
    { email },
    { signal: attempt.signal },
  )
  const now = client.clock.now()
  remember(client, 'emailAskedAt', now)
  setEmbedded(client, { emailAskedAt: now, mailNumber: reply.number })
  return reply as FrameReply<name>
}

/**
 * A code was asked for just now: nobody's mailbox is filled.
 *
 * @throws `email_throttled`
 */
export function assertMayAsk(client: Client): void {
  const seconds = canAskEmail(client)
  if (seconds > 0) throw new FoyerError('email_throttled', { data: { seconds } })
}
