import type { RateLimiter } from '../limits/RateLimiter.js'

/** How much one client, project or network address may do; 0 is any amount. */
export type Quota = { readonly callsPerMinute: number; readonly sockets: number }

/** What is counted of one socket. */
export type Allowance = {
  /** Counts calls of this minute. `false` when a quota is used up. */
  take(calls: number): boolean
  /** The socket is gone. */
  release(): void
}

const minuteOf = (time: number) => Math.floor(time / 60_000)

type Account = {
  sockets: number
  minute: number
  /** Calls of the minute on this process. */
  calls: number
  /** As many of them were told to the other processes. */
  told: number
  /** Calls of the minute on other processes, as far as they told. */
  elsewhere: number
  isLimited: boolean
}

/** Accounts without a socket that are kept for their calls of the minute. */
const idleMax = 50_000
/** Accounts that are told of in one question. */
const toldMax = 200

/**
 * Counts what clients do on the relay. A call is counted on the way of every message, and to ask elsewhere for
 * each would cost more than what is limited: it is counted in this process, and `share` tells now and then what
 * was counted and hears what the others did. Between two of these each process may let through a quota of its own.
 *
 * @param shared counts for several processes together; without it this one is alone
 */
export function createQuotas(now: () => number, shared?: Pick<RateLimiter, 'hit'>) {
  const accounts = new Map<string, Account>()
  let sharing: Promise<void> | undefined

  const accountOf = (key: string): Account => {
    const known = accounts.get(key)
    if (known) return known
    if (accounts.size > idleMax)
      for (const [other, { sockets }] of accounts) if (sockets === 0) accounts.delete(other)
    const account = { sockets: 0, minute: 0, calls: 0, told: 0, elsewhere: 0, isLimited: false }
    accounts.set(key, account)
    return account
  }
  const take = (account: Account, calls: number, { callsPerMinute }: Quota, minute: number) => {
    if (account.minute !== minute)
      Object.assign(account, { minute, calls: 0, told: 0, elsewhere: 0 })
    account.calls += calls
    account.isLimited = callsPerMinute !== 0
    return !account.isLimited || account.calls + account.elsewhere <= callsPerMinute
  }
  const share = async (limiter: Pick<RateLimiter, 'hit'>) => {
    const minute = minuteOf(now())
    const changed = [...accounts].filter(
      ([, one]) => one.isLimited && one.minute === minute && one.calls > one.told,
    )
    for (let from = 0; from < changed.length; from += toldMax)
      await tell(limiter, minute, changed.slice(from, from + toldMax))
  }
  return {
    /** Counts a socket, and as a call that it is opened. `undefined` when one of its quotas is used up. */
    open(quotas: ReadonlyMap<string, Quota>): Allowance | undefined {
      const minute = minuteOf(now())
      const counted = [...quotas].map(([key, quota]) => ({ key, quota, account: accountOf(key) }))
      const isAllowed = counted.every(
        ({ quota, account }) =>
          (quota.sockets === 0 || account.sockets < quota.sockets) &&
          take(account, 1, quota, minute),
      )
      if (!isAllowed) return undefined
      for (const { account } of counted) account.sockets += 1
      return {
        take(calls) {
          const running = minuteOf(now())
          let isWithin = true
          for (const { account, quota } of counted)
            if (!take(account, calls, quota, running)) isWithin = false
          return isWithin
        },
        release() {
          for (const { account, key } of counted) {
            account.sockets -= 1
            if (account.sockets === 0 && account.minute !== minuteOf(now())) accounts.delete(key)
          }
        },
      }
    },
    /** Tells the other processes what was counted since the last time, and hears what they did. */
    share(): Promise<void> {
      if (!shared) return Promise.resolve()
      sharing ??= share(shared).finally(() => {
        sharing = undefined
      })
      return sharing
    },
  }
}

async function tell(
  limiter: Pick<RateLimiter, 'hit'>,
  minute: number,
  changed: readonly (readonly [key: string, account: Account])[],
): Promise<void> {
  const untold = changed.map(([key, account]) => ({
    ...{ account, key: `relay ${key}` },
    more: account.calls - account.told,
  }))
  // Told even if it fails: it may have come through, and nobody shall pay for a call twice.
  for (const { account, more } of untold) account.told += more
  const keys = untold.flatMap(({ key, more }) => Array<string>(more).fill(key))
  const counts = await limiter.hit(keys, minute)
  let place = 0
  for (const { account, more } of untold) {
    place += more
    const all = counts[place - 1] ?? 0
    // A process that counts alone for a while forgets nothing that it heard before.
    if (account.minute === minute)
      account.elsewhere = Math.max(account.elsewhere, all - account.told)
  }
}
