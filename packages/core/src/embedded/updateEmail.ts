import type { Client } from '../Client.js'
import { track } from '../telemetry/track.js'
import { typedText } from '../typedText.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { assertMayRequest, requestCode } from './requestCode.js'

/**
 * Begins to change the address: a code goes to the present one (`VERIFY_PRIMARY_OTP`, next is `confirmOldEmail`), or to the new
 * one where there is none (`VERIFY_SECONDARY_OTP`, next is `confirmNewEmail`).
 *
 * @throws as `connectEmail`; `frame_refused` with the reason `email_taken`
 */
export async function updateEmail(
  client: Client,
  { email: given }: updateEmail.Parameters,
): Promise<'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'> {
  assertMayRequest(client)
  // A field of a page may have none yet: that is no address either.
  const email = typedText(given)
  track(client, { event: 'EMAIL_EDIT' })
  const { action } = await requestCode(client, 'UPDATE_EMAIL', email)
  setEmbedded(client, { newEmail: email })
  return action
}

export declare namespace updateEmail {
  type Parameters = { email: string }
}
