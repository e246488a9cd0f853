import { hourMs, secondMs } from '../../bounds/times.js'
import { SwapError } from './SwapError.js'
import type { ServiceRate } from './SwapService.js'

/** So many failures in a row shut it. */
const failuresMax = 5
const shutMs = 30 * secondMs
/** A service that names no time is left alone so long, and none longer than an hour. */
const pauseMs = secondMs

/**
 * Lets calls to a service through: no more than it allows, none while it wants none, and after failures in a row one at a time until
 * one succeeds. In this process alone.
 */
export function createServiceGate({ calls, perMs }: ServiceRate, now: () => number) {
  let left = calls
  let filledAt = now()
  let pausedUntil = 0
  let failures = 0
  let shutUntil = 0
  let isTrying = false
  return {
    /** Counts a call. @throws `SwapError`: `rate_limited` with the time after which one is let through, or `provider_down` */
    enter() {
      const time = now()
      if (time < pausedUntil) throw limited(pausedUntil - time)
      if (failures >= failuresMax && (isTrying || time < shutUntil))
        throw new SwapError('provider_down', { cause: new Error('Left alone after failures') })
      left = Math.min(calls, left + (Math.max(0, time - filledAt) * calls) / perMs)
      filledAt = time
      if (left < 1) throw limited(((1 - left) * perMs) / calls)
      left -= 1
      isTrying = failures >= failuresMax
    },
    succeed() {
      failures = 0
      isTrying = false
    },
    fail() {
      failures += 1
      shutUntil = now() + shutMs
      isTrying = false
    },
    /** Keeps calls away as `Retry-After` says: seconds, or a date. Gives the refusal of the call that got it. */
    pause(retryAfter: string | undefined) {
      const ms = Math.min(hourMs, Math.max(pauseMs, toMs(retryAfter, now())))
      pausedUntil = now() + ms
      isTrying = false
      return limited(ms)
    },
  }
}

function limited(ms: number): SwapError {
  return new SwapError('rate_limited', { retryAfter: Math.ceil(ms / secondMs) })
}

function toMs(text = '', time: number): number {
  if (/^\d{1,9}$/.test(text)) return Number(text) * secondMs
  const date = Date.parse(text)
  return Number.isNaN(date) ? 0 : date - time
}
