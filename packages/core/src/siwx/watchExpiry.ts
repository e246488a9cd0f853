import type { SiwxSession } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { accountOf } from './accountOf.js'
import { recheckSession } from './recheckSession.js'
import { signInOf } from './signInOf.js'

/** The longest time that a timer of a browser holds. */
const timerMaxMs = 2 ** 31 - 1

/** Asks the store again when the session of the account in use has expired, and as often as the store wants to be asked. */
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
      if (!account || !session) return
      const { recheckMs = Number.POSITIVE_INFINITY } = client.store.getState().siwx
      const left = timeLeft(session, client.clock.now())
      const wait = Math.min(left, recheckMs)
      if (wait === Number.POSITIVE_INFINITY) return
      cancel = client.clock.after(Math.min(wait, timerMaxMs), () => {
        // The same one may be there afterwards.
        watched = undefined
        recheckSession(client, account, left > wait ? 'routine' : undefined)
      })
    },
    end: () => cancel(),
  }
}

function timeLeft({ data }: SiwxSession, now: number): number {
  const expires = Date.parse(data.expirationTime ?? '')
  return Number.isNaN(expires) ? Number.POSITIVE_INFINITY : Math.max(expires - now, 0) + 1
}
