/**
 * A signal that aborts after `ms` milliseconds with the platform's `TimeoutError`, or before that with `signal` and its reason. For code
 * that takes no clock; `within` has one.
 */
export function abortedAfter(ms: number, signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(ms)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}
