import type { Client } from '../Client.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { liveEmbedded } from './liveEmbedded.js'

/**
 * Submits the code that the present address got; another is sent to the new one. Next is `confirmNewEmail`.
 *
 * @throws as `confirmCode`
 */
export async function confirmOldEmail(
  client: Client,
  { code }: confirmOldEmail.Parameters,
): Promise<void> {
  const { request, attempt } = await liveEmbedded(client)
  const said = await request('UPDATE_EMAIL_PRIMARY_OTP', { otp: code }, { signal: attempt.signal })
  setEmbedded(client, { mailNumber: said?.number })
}

export declare namespace confirmOldEmail {
  type Parameters = { code: string }
}
