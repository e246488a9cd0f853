import type { Logger } from 'pino'
import type { Config } from '../config/Config.js'
import type { RateLimiter } from '../limits/RateLimiter.js'
import type { Metrics } from '../metrics/createMetrics.js'
import type { Projects } from '../projects/createProjects.js'

/** What answering a request needs, whatever the route. Routes are given more besides. */
export type Serving = {
  config: Config
  log: Logger
  metrics: Metrics
  limiter: RateLimiter
  projects: Projects
  /** Milliseconds since 1970. */
  now(): number
}
