import type { Client } from '../Client.js'
import { report } from '../telemetry/report.js'
import type { SigningAccount } from './SigningAccount.js'
import { signInOf } from './signInOf.js'
import { withNotes } from './withNotes.js'

/**
 * Goes on with a sign-in that was noted in this tab, as `resumeSignIn`, which is loaded where there is a note. Never rejects.
 *
 * @returns whether there is one, or another sign-in of the account began meanwhile
 */
export async function resumeNoted(client: Client, account: SigningAccount): Promise<boolean> {
  if (!withNotes(client, (storage, key) => storage.getItem(key))) return false
  const begun = signInOf(client, account)
  try {
    const { resumeSignIn } = await import('./resumeSignIn.js')
    return signInOf(client, account) !== begun || resumeSignIn(client, account)
  } catch (error) {
    report(client, error)
    return false
  }
}
