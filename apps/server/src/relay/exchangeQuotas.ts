import type { RateLimiter } from '../limits/RateLimiter.js'
import type { Counted, QuotaAccount } from './quotaAccount.js'

/** Accounts that are told of in one question. */
const reportedMax = 200
/** Bytes are told by so many: what counts together counts by one. */
const partBytes = 65_536

type Report = { key: string; account: QuotaAccount; counted: Counted; unit: number }

/** Tells other processes what was counted in this minute since the last time, and hears what they did. */
export async function exchangeQuotas(
  limiter: Pick<RateLimiter, 'hit'>,
  minute: number,
  accounts: ReadonlyMap<string, QuotaAccount>,
): Promise<void> {
  const changed = [...accounts]
    .filter(([, account]) => account.minute === minute)
    .flatMap(([key, account]): Report[] => [
      { key: `relay ${key}`, account, counted: account.calls, unit: 1 },
      { key: `relay bytes ${key}`, account, counted: account.bytes, unit: partBytes },
    ])
    .filter(({ counted, unit }) => counted.isLimited && counted.count - counted.reported >= unit)
  for (let from = 0; from < changed.length; from += reportedMax)
    await exchangePart(limiter, minute, changed.slice(from, from + reportedMax))
}

async function exchangePart(
  limiter: Pick<RateLimiter, 'hit'>,
  minute: number,
  changed: readonly Report[],
): Promise<void> {
  const untold = changed.map((one) => ({
    ...one,
    more: Math.floor((one.counted.count - one.counted.reported) / one.unit),
  }))
  // Counted as told even if it fails: it may have come through, and no call shall count twice.
  for (const { counted, more, unit } of untold) counted.reported += more * unit
  const keys = untold.flatMap(({ key, more }) => Array<string>(more).fill(key))
  const counts = await limiter.hit(keys, minute)
  let place = 0
  for (const { account, counted, more, unit } of untold) {
    place += more
    const all = (counts[place - 1] ?? 0) * unit
    // A process that counts alone for a while forgets nothing that it heard before.
    if (account.minute === minute)
      counted.elsewhere = Math.max(counted.elsewhere, all - counted.reported)
  }
}
