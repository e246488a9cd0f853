import type { Client } from '../client.js'
import { recall, remember } from '../remembered.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { liveEmbedded } from './liveEmbedded.js'

/**
 * Gives the code that the new address got: it is the account's from then on. What is left to the person: nothing (`done`), or to open
 * the links that a second service mails to both addresses (`waiting`), or will mail (`later`); until then it goes by the former one.
 *
 * @throws as `confirmCode`
 */
export async function confirmNewEmail(
  client: Client,
  { code }: confirmNewEmail.Parameters,
): Promise<'done' | 'waiting' | 'later'> {
  const { ask, attempt } = await liveEmbedded(client)
  const { newEmail, guard } = await ask(
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
