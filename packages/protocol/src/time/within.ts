import { after } from './after.js'
import { orAborted } from './orAborted.js'
import type { Timers } from './Timers.js'

/**
 * Waits for work no longer than `ms` milliseconds, and rejects with `late()` then, or at once with the reason of `signal`. Work that is a
 * function gets a signal that is aborted with the same reason; any other work goes on, and nothing hears how it ends.
 */
export async function within<value>(
  work: Promise<value> | ((signal: AbortSignal) => Promise<value>),
  ms: number,
  late: () => unknown = () => new Error(`No answer within ${ms} ms`),
  { clock = { after }, signal }: within.Options = {},
): Promise<value> {
  const over = new AbortController()
  const cancel = clock.after(ms, () => over.abort(late()))
  const either = signal ? AbortSignal.any([over.signal, signal]) : over.signal
  try {
    if (typeof work !== 'function') return await orAborted(work, either)
    either.throwIfAborted()
    return await orAborted(work(either), either)
  } finally {
    cancel()
  }
}

export declare namespace within {
  type Options = { clock?: Timers; signal?: AbortSignal | undefined }
}
