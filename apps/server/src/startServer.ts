import { readDirectory } from '@foyer/directory/node'
import { type ServerType, serve } from '@hono/node-server'
import { type Logger, pino } from 'pino'
import type { Config } from './config/Config.js'
import { createApp } from './createApp.js'
import { createServices } from './createServices.js'
import { openDatabase } from './database/openDatabase.js'
import { describeError } from './http/describeError.js'
import { seedLocalProject } from './projects/seedLocalProject.js'
import type { Services } from './Services.js'
import { createWalletDirectory } from './services/wallets/createWalletDirectory.js'

/** A server that listens. */
export type RunningServer = {
  url: string
  /** Lets running requests end, for as long as the configuration says, and closes the database. */
  stop(): Promise<void>
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * Opens the database, brings it up to date and listens.
 *
 * @throws when the database cannot be opened or the port is taken
 */
export async function startServer(
  config: Config,
  log: Logger = pino({ level: config.logLevel }),
): Promise<RunningServer> {
  const database = await openDatabase(config)
  let stopping = false
  const directory = createWalletDirectory(readDirectory())
  const made = createServices({ config, database, directory, log, now: Date.now })
  const ready = () => (stopping ? Promise.reject(new Error('stopping')) : made.ready())
  const services: Services = { ...made, ready }
  const forgetting = setInterval(() => forget(services), hourMs).unref()
  try {
    if (config.databaseUrl === '') await seedLocalProject(services.projects, config.localProject)
    const { server, port } = await listen(createApp(services), config)
    const stop = async () => {
      stopping = true
      clearInterval(forgetting)
      await drain(server, config.drainMs)
      await database.close()
    }
    return { url: `http://${shown(config.host)}:${port}`, stop }
  } catch (error) {
    clearInterval(forgetting)
    await database.close()
    throw error
  }
}

function forget({ config, events, log, now }: Services): void {
  if (config.eventsKeptDays === 0) return
  events
    .forget(new Date(now() - config.eventsKeptDays * dayMs))
    .catch((error) => log.error(describeError(error), 'Old events could not be removed'))
}

function listen(app: ReturnType<typeof createApp>, { host, port }: Config) {
  return new Promise<{ server: ServerType; port: number }>((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: host, port }, (address) =>
      resolve({ server, port: address.port }),
    )
    server.once('error', reject)
  })
}

/** No new connections; the idle ones go at once, the others with their answer or when time is up. */
function drain(server: ServerType, drainMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, drainMs)
    server.close(() => {
      clearTimeout(end)
      resolve()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}

function shown(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
