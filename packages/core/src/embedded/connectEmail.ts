import type { Client } from '../Client.js'
import { track } from '../telemetry/track.js'
import { typedText } from '../typedText.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { assertMayRequest, requestCode } from './requestCode.js'

/**
 * Begins a login by e-mail: a code is sent (`VERIFY_OTP`, next is `confirmCode`), this browser waits for the guard's approval
 * (`VERIFY_DEVICE`, next is `waitForDevice`), or it is logged in already (`CONNECT`, next is `enterEmbedded`).
 *
 * @throws `email_invalid`, `email_throttled` within 30 s after the last code, also where another browser requested that
 * @throws `frame_load_failed`, `frame_refused`, `frame_failed`, `request_aborted`, `connect_cancelled`, `embedded_off`,
 *   `client_destroyed`
 */
export async function connectEmail(
  client: Client,
  { email: given }: connectEmail.Parameters,
): Promise<'VERIFY_OTP' | 'VERIFY_DEVICE' | 'CONNECT'> {
  assertMayRequest(client)
  const email = typedText(given)
  track(client, { event: 'EMAIL_SUBMITTED' })
  const { action, asked } = await requestCode(client, 'CONNECT_EMAIL', email)
  setEmbedded(client, { email, provider: 'email', deviceRequest: asked })
  if (action === 'VERIFY_OTP') track(client, { event: 'EMAIL_VERIFICATION_CODE_SENT' })
  return action
}

export declare namespace connectEmail {
  type Parameters = { email: string }
}
