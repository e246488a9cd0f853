import type { Services } from '../Services.js'
import { HttpError } from './HttpError.js'

/**
 * Counts a request against a limit for the running minute. A limit of 0 is none.
 *
 * @throws 429 with `Retry-After` when the limit is reached
 */
export async function limit(
  { limiter, now }: Pick<Services, 'limiter' | 'now'>,
  key: string,
  perMinute: number,
): Promise<void> {
  if (perMinute === 0) return
  const time = now()
  const hits = await limiter.hit(key, Math.floor(time / minuteMs))
  if (hits <= perMinute) return
  const seconds = Math.ceil((minuteMs - (time % minuteMs)) / 1_000)
  throw new HttpError(429, 'too_many_requests', `Please try again after ${seconds} seconds`, {
    'retry-after': String(seconds),
  })
}

const minuteMs = 60_000
