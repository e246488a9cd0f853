import type { Client } from '../Client.js'
import { report } from '../telemetry/report.js'
import { accountsOf } from './accountsOf.js'
import { endSessions } from './endSessions.js'
import { leaveFormer } from './leaveFormer.js'
import { recheckSession } from './recheckSession.js'
import type { SigningAccount } from './SigningAccount.js'
import { signInOf } from './signInOf.js'
import { watchExpiry } from './watchExpiry.js'

/** What looks after sessions that are there, or may be. */
export function createUpkeep(client: Client) {
  return {
    expiry: watchExpiry(client),
    recheck: (account: SigningAccount, why?: 'routine') => recheckSession(client, account, why),
    leave: (account: SigningAccount, former: SigningAccount) =>
      leaveFormer(client, account, former),
    async end(parameters: endSessions.Parameters): Promise<void> {
      await endSessions(client, parameters).catch((error) => report(client, error))
      // A backend of one session may have ended that of an account in use with it.
      for (const account of accountsOf(client.store.getState()))
        if (signInOf(client, account)?.session) recheckSession(client, account, 'routine')
    },
  }
}
