import { pino } from 'pino'
import { readConfig } from './config/readConfig.js'
import { startServer } from './startServer.js'

/** Runs the server until it is told to stop. */
try {
  const config = readConfig(process.env)
  const log = pino({ level: config.logLevel })
  const { url, stop } = await startServer(config, log)
  log.info({ url }, 'Listening')
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      log.info('Stopping')
      void stop().then(() => process.exit(0))
    })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
