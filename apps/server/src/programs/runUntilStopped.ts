import { type Logger, pino } from 'pino'
import { afterUnref } from '../bounds/timers/afterUnref.js'
import { spareMemory } from '../spareMemory.js'
import { failPlainly } from './failPlainly.js'
import { gatherLines } from './gatherLines.js'
import { standWithOperator } from './standWithOperator.js'

/** How long the last lines of the log may take. */
const lastLinesMs = 5_000

type Running = {
  url: string
  /** What a first start has to say to whoever made it. */
  welcome?: string | undefined
  stop(): Promise<void>
}

/** Runs a service as a process: reads its configuration, prints where it listens, and stops it at a signal. */
export async function runUntilStopped<config extends { logLevel: string }>(
  read: (env: NodeJS.ProcessEnv) => config,
  start: (config: config, log: Logger) => Promise<Running>,
): Promise<void> {
  spareMemory()
  standWithOperator()
  try {
    const config = read(process.env)
    // Requests do not wait for the reader of the log; without one, no more than this is kept for it.
    const output = pino.destination({ sync: false, maxLength: 16_000_000 })
    const lines = gatherLines({ write: (text) => void output.write(text) })
    // Before the stream writes its last ones when the process ends.
    process.prependListener('exit', lines.flush)
    const log = pino({ level: config.logLevel }, lines)
    const { url, welcome, stop } = await start(config, log)
    // Beside the log, which programs read.
    if (welcome !== undefined) process.stderr.write(`${welcome}\n`)
    log.info({ url }, 'Listening')
    let stopping = false
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.on(signal, () => {
        if (stopping) return
        stopping = true
        log.info('Stopping')
        void stop().then(() => {
          // A reader that does not read must not keep the process.
          afterUnref(lastLinesMs, () => process.exit(0))
          lines.flush()
          output.once('close', () => process.exit(0)).end()
        })
      })
  } catch (error) {
    failPlainly(error)
    process.exit()
  }
}
