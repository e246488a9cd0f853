import type { MiddlewareHandler } from 'hono'
import type { Variables } from './App.js'
import { mayAsk, projectLimit } from './admit.js'
import { clientAddress } from './clientAddress.js'
import { limitAll, minuteOf, tooMany } from './limit.js'
import type { Serving } from './Serving.js'

/**
 * Counts each request for its address and, where its project is at hand, for that too: both in one
 * call to the limiter. An address that has used up its minute is not counted on, so that one address
 * alone cannot use up what a project has.
 */
export function countRequest(services: Serving): MiddlewareHandler<{ Variables: Variables }> {
  const { config, now, projects } = services
  let minute = 0
  let usedUp = new Set<string>()

  return async (context, next) => {
    const running = minuteOf(now())
    if (running !== minute) usedUp = new Set()
    minute = running
    const key = `address ${clientAddress(context, config.proxies)}`
    if (usedUp.has(key)) throw tooMany(now())

    const limits = [{ key, perMinute: config.addressRequestsPerMinute }]
    const project = projects.known(context.req.query('projectId') ?? '')
    if (project && mayAsk(context, project)) {
      limits.push(projectLimit(project, config))
      context.set('counted', project.id)
    }
    await limitAll(services, limits, (reached) => {
      if (reached === key) usedUp.add(key)
    })
    return next()
  }
}
