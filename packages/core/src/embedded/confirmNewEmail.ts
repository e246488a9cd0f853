import type { Client } from '../client.js'
import { recall, remember } from '../remembered.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { liveEmbedded } from './liveEmbedded.js'

/**
 * Gives the code that the new address got: it is the account's from then on.
 *
 * @throws as `confirmCode`
 */
export async function confirmNewEmail(
  client: Client,
  { code }: confirmNewEmail.Parameters,
): Promise<void> {
  const { ask, attempt } = await liveEmbedded(client)
  const { newEmail } = await ask(
    'UPDATE_EMAIL_SECONDARY_OTP',
    { otp: code },
    { signal: attempt.signal },
  )
  const login = recall(client, 'login')
  if (login) remember(client, 'login', { ...login, email: newEmail })
  setEmbedded(client, { email: newEmail, newEmail: undefined })
}

export declare namespace confirmNewEmail {
  type Parameters = { code: string }
}
