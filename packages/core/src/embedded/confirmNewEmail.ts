import type { Client } from '../Client.js'
import { recall, remember } from '../remembered.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { liveEmbedded } from './liveEmbedded.js'

/**
 * Submits the code that the new address got: the login is by that address from then on. Resolves to what the user has left to do:
 * nothing (`done`), or to open the links that the guard mails to both addresses (`waiting`), or will mail (`later`); until then the
 * guard knows the former one.
 *
 * @throws as `confirmCode`
 */
export async function confirmNewEmail(
  client: Client,
  { code }: confirmNewEmail.Parameters,
): Promise<'done' | 'waiting' | 'later'> {
  const { request, attempt } = await liveEmbedded(client)
  const { newEmail, guard } = await request(
    'UPDATE_EMAIL_SECONDARY_OTP',
    { otp: code },
    { signal: attempt.signal },
  )
  const login = recall(client, 'login')
  if (login) remember(client, 'login', { ...login, email: newEmail })
  setEmbedded(client, { email: newEmail, newEmail: undefined })
  return guard ?? 'done'
}

export declare namespace confirmNewEmail {
  type Parameters = { code: string }
}
