import type { Namespace } from '@foyer/protocol'
import type { SiwxSession } from '@foyer/protocol/siwx'
import type { Client } from '../Client.js'
import { accountsOf } from './accountsOf.js'
import { recheckSession } from './recheckSession.js'
import type { SigningAccount } from './SigningAccount.js'
import { signInOf } from './signInOf.js'

/** The longest time that a timer of a browser holds. */
const timerMaxMs = 2 ** 31 - 1

type Watch = { readonly session: SiwxSession; cancel(): void }

/** Asks the store again when the session of an account has expired, of each chain family, and as often as the store wants to be asked. */
export function watchExpiry(client: Client): { look(): void; end(): void } {
  const watches = new Map<Namespace, Watch>()
  const end = (name: Namespace) => {
    watches.get(name)?.cancel()
    watches.delete(name)
  }
  const watch = (account: SigningAccount, session: SiwxSession): Watch['cancel'] => {
    const { recheckMs = Number.POSITIVE_INFINITY } = client.store.getState().siwx
    const left = timeLeft(session, client.clock.now())
    const wait = Math.min(left, recheckMs)
    if (wait === Number.POSITIVE_INFINITY) return () => {}
    return client.clock.after(Math.min(wait, timerMaxMs), () => {
      // The same one may be there afterwards.
      watches.delete(account.namespace)
      recheckSession(client, account, left > wait ? 'routine' : undefined)
    })
  }
  const lookAt = (account: SigningAccount) => {
    const { namespace } = account
    const session = signInOf(client, account)?.session
    if (session === watches.get(namespace)?.session) return
    end(namespace)
    if (session) watches.set(namespace, { session, cancel: watch(account, session) })
  }
  return {
    look() {
      const accounts = accountsOf(client.store.getState())
      const names = new Set(accounts.map(({ namespace }) => namespace))
      for (const name of [...watches.keys()]) if (!names.has(name)) end(name)
      accounts.forEach(lookAt)
    },
    end: () => [...watches.keys()].forEach(end),
  }
}

function timeLeft({ data }: SiwxSession, now: number): number {
  const expires = Date.parse(data.expirationTime ?? '')
  return Number.isNaN(expires) ? Number.POSITIVE_INFINITY : Math.max(expires - now, 0) + 1
}
