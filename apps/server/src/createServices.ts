import type { Logger } from 'pino'
import type { Config } from './config/Config.js'
import type { OpenedDatabase } from './database/Database.js'
import { createEventStore } from './events/createEventStore.js'
import { createDatabaseLimiter } from './limits/createDatabaseLimiter.js'
import { createMemoryLimiter } from './limits/createMemoryLimiter.js'
import { createMetrics } from './metrics/createMetrics.js'
import { createProjects } from './projects/createProjects.js'
import type { Services } from './Services.js'
import type { WalletDirectory } from './services/wallets/createWalletDirectory.js'

/** Puts together what routes are given, over an opened database. */
export function createServices({
  config,
  database,
  directory,
  log,
  now,
}: createServices.Parts): Services {
  const { db, ping } = database
  return {
    config,
    log,
    now,
    metrics: createMetrics(),
    // A process that has its own database is alone, and counts faster by itself.
    limiter: config.databaseUrl === '' ? createMemoryLimiter() : createDatabaseLimiter(db),
    projects: createProjects(db, now),
    directory,
    events: createEventStore(db),
    ready: ping,
  }
}

export declare namespace createServices {
  type Parts = {
    config: Config
    database: OpenedDatabase
    directory: WalletDirectory
    log: Logger
    now(): number
  }
}
