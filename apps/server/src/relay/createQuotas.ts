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

type Account = { sockets: number; minute: number; calls: number }

/** Accounts without a socket that are kept for their calls of the minute. */
const idleMax = 50_000

/**
 * Counts what clients do on the relay. In this process alone: a call is counted on the way of every message,
 * and to ask elsewhere for each would cost more than what is limited.
 */
export function createQuotas(now: () => number) {
  const accounts = new Map<string, Account>()

  const accountOf = (key: string): Account => {
    const known = accounts.get(key)
    if (known) return known
    if (accounts.size > idleMax)
      for (const [other, { sockets }] of accounts) if (sockets === 0) accounts.delete(other)
    const account = { sockets: 0, minute: 0, calls: 0 }
    accounts.set(key, account)
    return account
  }
  const take = (account: Account, calls: number, { callsPerMinute }: Quota, minute: number) => {
    if (account.minute !== minute) {
      account.minute = minute
      account.calls = 0
    }
    account.calls += calls
    return callsPerMinute === 0 || account.calls <= callsPerMinute
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
  }
}
