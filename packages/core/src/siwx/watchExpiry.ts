import type { Client } from '../Client.js'
import { accountOf } from './accountOf.js'
import { recheckSession } from './recheckSession.js'
import { signInOf } from './signInOf.js'

/** The longest time that a timer of a browser holds. */
const timerMaxMs = 2 ** 31 - 1

/** Asks the store again when the session of the account in use has expired. */
export function watchExpiry(client: Client): { look(): void; end(): void } {
  let cancel = () => {}
  let watched: unknown
  return {
    look() {
      const account = accountOf(client.store.getState())
      const session = account && signInOf(client, account)?.session
      if (session === watched) return
      cancel()
      watched = session
      const expires = Date.parse(session?.data.expirationTime ?? '')
      if (!account || Number.isNaN(expires)) return
      const wait = Math.max(expires - client.clock.now(), 0) + 1
      cancel = client.clock.after(Math.min(wait, timerMaxMs), () => recheckSession(client, account))
    },
    end: () => cancel(),
  }
}
