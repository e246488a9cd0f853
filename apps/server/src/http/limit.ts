import type { HttpError } from '../errors/HttpError.js'
import { tooOften } from '../errors/tooOften.js'
import type { Serving } from './Serving.js'

/** So many requests are allowed for a key in a minute; 0 is any number. */
export type RateLimit = { key: string; perMinute: number }

/**
 * Counts a request against a limit for the running minute.
 *
 * @throws 429 with `Retry-After` when the limit is reached
 */
export function limit(services: Counting, key: string, perMinute: number): Promise<void> {
  return limitAll(services, [{ key, perMinute }])
}

/** Counts a request against several limits at once. @throws 429 when one of them is reached */
export async function limitAll(
  { limiter, now }: Counting,
  limits: readonly RateLimit[],
  onReached: (key: string) => void = () => undefined,
): Promise<void> {
  const counted = limits.filter(({ perMinute }) => perMinute !== 0)
  if (counted.length === 0) return
  const time = now()
  const hits = await limiter.hit(
    counted.map(({ key }) => key),
    minuteOf(time),
  )
  const reached = counted.filter(({ perMinute }, index) => (hits[index] ?? 0) > perMinute)
  for (const { key } of reached) onReached(key)
  if (reached.length > 0) throw tooMany(time)
}

type Counting = Pick<Serving, 'limiter' | 'now'>

/** What who asked too often is answered: the limit is that of a minute. */
export function tooMany(time: number): HttpError {
  return tooOften(minuteMs - (time % minuteMs))
}

/** Minutes since 1970. */
export function minuteOf(time: number): number {
  return Math.floor(time / minuteMs)
}

const minuteMs = 60_000
