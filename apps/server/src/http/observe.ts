import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Variables } from './App.js'
import { putCarried } from './carry.js'
import type { Serving } from './Serving.js'

/** A request that was answered. */
type Answered = {
  method: string
  /** As the server names it. */
  route: string
  status: number
  /** When it came, milliseconds since 1970. */
  began: number
  project: string | undefined
}

/**
 * Logs and counts each request, whose answer is complete then: what was called, how it ended, how long it took, for which project.
 * Paths, queries, headers, bodies and addresses are the visitor's and are not written down.
 */
export function observe(services: Observing): MiddlewareHandler<{ Variables: Variables }> {
  const { now } = services
  return async (context, next) => {
    const began = now()
    await next()
    putCarried(context)
    const { req, res } = context
    const project = context.get('project')?.id
    const route = routePath(context, -1)
    noteAnswer(services, { method: req.method, route, status: res.status, began, project })
  }
}

type Observing = Pick<Serving, 'log' | 'metrics' | 'now'>

/** The same for one answer. */
export function noteAnswer({ log, metrics, now }: Observing, answered: Answered): void {
  const { route, status, began, project } = answered
  const method = known(answered.method)
  const ms = now() - began
  metrics.answered({ method, route, status, seconds: ms / 1_000 })
  log.info({ method, route, status, ms, project })
}

function known(method: string): string {
  return ['GET', 'POST', 'OPTIONS', 'HEAD', 'PUT', 'DELETE'].includes(method) ? method : 'other'
}
