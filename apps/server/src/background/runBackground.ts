import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { describeError } from '../errors/describeError.js'

/** Something that the server does by itself, again and again. */
export type BackgroundTask = {
  /** For the log. */
  name: string
  /** The pause between the end of one run and the begin of the next. The first run is at once. */
  everyMs: number
  run(signal: AbortSignal): Promise<unknown>
}

/** Runs tasks until it is stopped. A run that fails is logged, and tried again in its time. */
export function runBackground(
  tasks: readonly BackgroundTask[],
  log: Logger,
): { stop(): Promise<void> } {
  const ending = new AbortController()
  // One for each task that pauses; there may be more than Node thinks usual.
  setMaxListeners(0, ending.signal)
  const loops = tasks.map((task) => loop(task, ending.signal, log))
  return {
    async stop() {
      ending.abort()
      await Promise.all(loops)
    },
  }
}

async function loop({ name, everyMs, run }: BackgroundTask, signal: AbortSignal, log: Logger) {
  while (!signal.aborted) {
    try {
      await run(signal)
    } catch (error) {
      if (!signal.aborted) log.error({ task: name, ...describeError(error) }, 'A task failed')
    }
    // Rejects when the signal ends the pause, which ends the loop as well.
    await pause(everyMs, undefined, { signal }).catch(() => undefined)
  }
}
