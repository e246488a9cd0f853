import type { Client } from '../client.js'
import { liveEmbedded } from './liveEmbedded.js'

/**
 * Gives the code that the present address got; another goes to the new one. Next is `confirmNewEmail`.
 *
 * @throws as `confirmCode`
 */
export async function confirmOldEmail(
  client: Client,
  { code }: confirmOldEmail.Parameters,
): Promise<void> {
  const { ask, attempt } = await liveEmbedded(client)
  await ask('UPDATE_EMAIL_PRIMARY_OTP', { otp: code }, { signal: attempt.signal })
}

export declare namespace confirmOldEmail {
  type Parameters = { code: string }
}
