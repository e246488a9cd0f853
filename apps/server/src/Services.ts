import type { Logger } from 'pino'
import type { Config } from './config/Config.js'
import type { EventStore } from './events/createEventStore.js'
import type { RateLimiter } from './limits/RateLimiter.js'
import type { Metrics } from './metrics/createMetrics.js'
import type { Projects } from './projects/createProjects.js'
import type { WalletDirectory } from './services/wallets/createWalletDirectory.js'

/** What routes are given. */
export type Services = {
  config: Config
  log: Logger
  metrics: Metrics
  limiter: RateLimiter
  projects: Projects
  /** Wallets to choose from, and pictures. */
  directory: WalletDirectory
  events: EventStore
  /** Rejects when the server should get no requests now. */
  ready(): Promise<void>
  /** Milliseconds since 1970. */
  now(): number
}
