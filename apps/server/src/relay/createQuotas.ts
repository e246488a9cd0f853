import type { RateLimiter } from '../limits/RateLimiter.js'
import { exchangeQuotas } from './exchangeQuotas.js'
import type { Quota } from './Quota.js'
import { createAccount, isOverdrawn, type QuotaAccount, take } from './quotaAccount.js'
import { isClient } from './quotasOf.js'

/** What is counted of one socket. */
export type CallAllowance = {
  /** Counts calls of this minute, and what was read. `false` when a quota is used up. */
  take(calls: number, bytes: number): boolean
  /** Counts it for more, and as a call that it is opened. `false`, and nothing was added, when a quota is used up. */
  widen(quotas: ReadonlyMap<string, Quota>): boolean
  /** How long nothing of it is read, in milliseconds: until the minute turns, when it goes on over a quota that is used up. */
  restMs(): number
  /** The socket is gone. */
  release(): void
}

type Counting = { readonly key: string; readonly quota: Quota; readonly account: QuotaAccount }

const minuteMs = 60_000
const minuteOf = (time: number) => Math.floor(time / minuteMs)

/** From so many accounts on, those without a socket that count no running minute are dropped. */
const idleMax = 50_000
/** From so many on, those of clients without a socket are dropped, too. */
const runningMax = 200_000

/**
 * Counts what clients do on the relay. A call is counted on the way of every message, and to ask elsewhere for
 * each would cost more than what is limited: it is counted in this process, and `share` tells now and then what
 * was counted and hears what the others did. Between two of these each process may let through a quota of its own.
 *
 * @param shared counts for several processes together; without it this one is alone
 */
export function createQuotas(now: () => number, shared?: Pick<RateLimiter, 'hit'>) {
  const accounts = new Map<string, QuotaAccount>()
  let sharing: Promise<void> | undefined

  let sweepAt = idleMax
  const drop = (isOver: (key: string, account: QuotaAccount) => boolean) => {
    for (const [key, account] of accounts)
      if (account.sockets === 0 && isOver(key, account)) accounts.delete(key)
  }
  const sweep = () => {
    const running = minuteOf(now())
    drop((_, { minute }) => minute !== running)
    // Clients are free to make: what holds against who makes them is counted of the address.
    if (accounts.size >= runningMax) drop((key) => isClient(key))
    sweepAt = Math.max(idleMax, accounts.size * 1.5)
  }
  const accountOf = (key: string): QuotaAccount => {
    const known = accounts.get(key)
    if (known) return known
    if (accounts.size >= sweepAt) sweep()
    const account = createAccount()
    accounts.set(key, account)
    return account
  }
  return {
    /** Counts a socket, and as a call that it is opened. `undefined` when one of its quotas is used up. */
    open(quotas: ReadonlyMap<string, Quota>): CallAllowance | undefined {
      const counted: Counting[] = []
      const widen: CallAllowance['widen'] = (more) => {
        const minute = minuteOf(now())
        const added = [...more].map(([key, quota]) => ({ key, quota, account: accountOf(key) }))
        const isAllowed = added.every(
          ({ quota, account }) =>
            (quota.sockets === 0 || account.sockets < quota.sockets) &&
            take(account, { calls: 1, bytes: 0 }, quota, minute),
        )
        if (!isAllowed) return false
        for (const { account } of added) account.sockets += 1
        counted.push(...added)
        return true
      }
      if (!widen(quotas)) return undefined
      return {
        widen,
        take(calls, bytes) {
          const running = minuteOf(now())
          const more = { calls, bytes }
          // The count stops at the first used-up quota, so that a call beyond it uses up nothing that is others'.
          return counted.every(({ account, quota }) => take(account, more, quota, running))
        },
        restMs() {
          const time = now()
          const minute = minuteOf(time)
          const isOver = counted.some(({ account, quota }) => isOverdrawn(account, quota, minute))
          return isOver ? minuteMs - (time % minuteMs) : 0
        },
        release() {
          for (const { account, key } of counted.splice(0)) {
            account.sockets -= 1
            if (account.sockets === 0 && account.minute !== minuteOf(now())) accounts.delete(key)
          }
        },
      }
    },
    /** Tells the other processes what was counted since the last time, and hears what they did. */
    share(): Promise<void> {
      if (!shared) return Promise.resolve()
      sharing ??= exchangeQuotas(shared, minuteOf(now()), accounts).finally(() => {
        sharing = undefined
      })
      return sharing
    },
  }
}
