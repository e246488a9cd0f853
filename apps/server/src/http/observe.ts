import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Variables } from './App.js'
import { putCarried } from './carry.js'
import type { Serving } from './Serving.js'

/**
 * Logs and counts each request, whose answer is complete then: what was called, how it ended, how long it took, for which project.
 * Paths, queries, headers, bodies and addresses are the visitor's and are not written down.
 */
export function observe({ log, metrics, now }: Serving): MiddlewareHandler<{
  Variables: Variables
}> {
  return async (context, next) => {
    const began = now()
    await next()
    putCarried(context)
    const { method } = context.req
    const { status } = context.res
    const route = routePath(context, -1)
    const ms = now() - began
    metrics.answered({ method: known(method), route, status, seconds: ms / 1_000 })
    log.info({ method: known(method), route, status, ms, project: context.get('project')?.id })
  }
}

function known(method: string): string {
  return ['GET', 'POST', 'OPTIONS', 'HEAD', 'PUT', 'DELETE'].includes(method) ? method : 'other'
}
