import type { Client } from '../Client.js'
import { report } from '../telemetry/report.js'
import { endSessions } from './endSessions.js'
import { recheckSession } from './recheckSession.js'
import type { SigningAccount } from './SigningAccount.js'
import { watchExpiry } from './watchExpiry.js'

/** What looks after sessions that are there, or may be. */
export function createUpkeep(client: Client) {
  return {
    expiry: watchExpiry(client),
    recheck: (account: SigningAccount, why?: 'routine') => recheckSession(client, account, why),
    end: (parameters: endSessions.Parameters) =>
      endSessions(client, parameters).catch((error) => report(client, error)),
  }
}
