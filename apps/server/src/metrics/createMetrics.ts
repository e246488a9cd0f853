import { Counter, Histogram, Registry } from 'prom-client'

/** What the server counts of itself, for Prometheus. Labels are routes and statuses, never values. */
export type Metrics = {
  answered(request: { method: string; route: string; status: number; seconds: number }): void
  /** The page that Prometheus reads, and its type. */
  print(): Promise<{ type: string; text: string }>
}

export function createMetrics(): Metrics {
  const register = new Registry()
  const labelNames = ['method', 'route', 'status'] as const
  const requests = new Counter({
    name: 'foyer_http_requests_total',
    help: 'Requests answered.',
    labelNames,
    registers: [register],
  })
  const seconds = new Histogram({
    name: 'foyer_http_request_seconds',
    help: 'How long an answer took.',
    labelNames: ['method', 'route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  })
  return {
    answered({ method, route, status, seconds: taken }) {
      requests.inc({ method, route, status })
      seconds.observe({ method, route }, taken)
    },
    print: async () => ({ type: register.contentType, text: await register.metrics() }),
  }
}
