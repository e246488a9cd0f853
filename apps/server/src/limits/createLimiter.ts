import type { Logger } from 'pino'
import type { Config } from '../config/Config.js'
import type { Database } from '../database/Database.js'
import type { Metrics } from '../metrics/createMetrics.js'
import { createDatabaseLimiter } from './createDatabaseLimiter.js'
import { createMemoryLimiter } from './createMemoryLimiter.js'
import { createRedisLimiter } from './createRedisLimiter.js'
import type { RateLimiter } from './RateLimiter.js'

/** Counts where all processes of this configuration see it. */
export function createLimiter({ config, db, log, metrics, now }: createLimiter.Parts): RateLimiter {
  const { redisUrl: url, redisPrefix: prefix, redisWaitMs: waitMs } = config
  if (url !== '')
    return createRedisLimiter({ url, prefix, waitMs, log, now, alone: metrics.limitedAlone })
  // A process that has its own database is alone, and counts faster by itself.
  return config.databaseUrl === '' ? createMemoryLimiter() : createDatabaseLimiter(db)
}

export declare namespace createLimiter {
  type Parts = { config: Config; db: Database; log: Logger; metrics: Metrics; now(): number }
}
