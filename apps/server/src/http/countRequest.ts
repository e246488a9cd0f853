import type { MiddlewareHandler } from 'hono'
import type { Project } from '../projects/Project.js'
import type { Variables } from './App.js'
import { mayAsk, projectLimit } from './admit.js'
import { clientAddress } from './clientAddress.js'
import { limitAll, minuteOf, tooMany } from './limit.js'
import type { Serving } from './Serving.js'

/**
 * Counts each request for its address and, where its project is at hand, for that too: both in one
 * call to the limiter.
 */
export function countRequest(services: Serving): MiddlewareHandler<{ Variables: Variables }> {
  const { config, projects } = services
  const count = createRequestCount(services)

  return async (context, next) => {
    const known = projects.known(context.req.query('projectId') ?? '')
    const project = known && mayAsk(context, known) ? known : undefined
    if (project) context.set('counted', project.id)
    await count(clientAddress(context, config.proxies), project)
    return next()
  }
}

/**
 * Counts requests of addresses. An address that has used up its minute is not counted on, so that one address
 * alone cannot use up what a project has.
 *
 * @returns what rejects with 429 when an address or a project asks too often
 */
export function createRequestCount(services: Pick<Serving, 'config' | 'limiter' | 'now'>) {
  const { config, now } = services
  let minute = 0
  let usedUp = new Set<string>()

  return async (address: string, project: Project | undefined): Promise<void> => {
    const running = minuteOf(now())
    if (running !== minute) usedUp = new Set()
    minute = running
    const key = `address ${address}`
    if (usedUp.has(key)) throw tooMany(now())

    const limits = [{ key, perMinute: config.addressRequestsPerMinute }]
    if (project) limits.push(projectLimit(project, config))
    await limitAll(services, limits, (reached) => {
      if (reached === key) usedUp.add(key)
    })
  }
}
