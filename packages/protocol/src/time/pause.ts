import { after } from './after.js'
import { orAborted } from './orAborted.js'
import type { Timers } from './Timers.js'

/** Resolves after `ms` milliseconds, or rejects at once with the reason of `signal`. Leaves no timer and no listener. */
export async function pause(
  ms: number,
  { clock = { after }, signal }: pause.Options = {},
): Promise<void> {
  let cancel = () => {}
  const passed = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve)
  })
  try {
    await orAborted(passed, signal)
  } finally {
    cancel()
  }
}

export declare namespace pause {
  type Options = { clock?: Timers; signal?: AbortSignal | undefined }
}
