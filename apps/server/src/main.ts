import { pino } from 'pino'
import { readConfig } from './config/readConfig.js'
import { startServer } from './startServer.js'

/** How long the last lines of the log may take. */
const lastLinesMs = 5_000

/** Runs the server until it is told to stop. */
try {
  const config = readConfig(process.env)
  // Requests do not wait for who reads the log; when nobody does, no more than this is kept for it.
  const output = pino.destination({ sync: false, maxLength: 16_000_000 })
  const log = pino({ level: config.logLevel }, output)
  const { url, stop } = await startServer(config, log)
  log.info({ url }, 'Listening')
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      log.info('Stopping')
      void stop().then(() => {
        // A reader that does not read must not keep the process.
        setTimeout(() => process.exit(0), lastLinesMs)
        output.once('close', () => process.exit(0)).end()
      })
    })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
