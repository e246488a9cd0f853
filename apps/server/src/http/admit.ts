import { allowsOrigin } from '@foyer/protocol'
import type { Context } from 'hono'

import type { Config } from '../config/Config.js'
import { HttpError } from '../errors/HttpError.js'
import type { Project } from '../projects/Project.js'
import type { Variables } from './App.js'
import { limitAll, type RateLimit } from './limit.js'
import type { Serving } from './Serving.js'

/** The path that says which origins are allowed is for those who are not, too: it tells them why. */
const openPaths = ['/projects/v1/origins']

/**
 * Finds the project of a request and lets it in.
 *
 * A request without `Origin` comes from no page of another site and is let in: an origin tells a
 * visitor's browser whom to refuse, it is no secret.
 *
 * @throws 401 when there is no such project, 403 when the page is not on its list, 429 when it asks too often
 */
export async function admit(
  context: Context<{ Variables: Variables }>,
  services: Serving,
  { projectId }: { projectId?: unknown },
): Promise<Project> {
  const project =
    typeof projectId === 'string' ? await services.projects.find(projectId) : undefined
  if (!project) throw new HttpError(401, 'invalid_project', 'Unauthorized: invalid key')
  context.set('project', project)

  if (!mayAsk(context, project)) throw refuseOrigin()

  if (context.get('counted') !== project.id)
    await limitAll(services, [projectLimit(project, services.config)])
  return project
}

/** For a page that the project, or every project, leaves out. */
export function refuseOrigin(): HttpError {
  return new HttpError(403, 'origin_not_allowed', 'Unauthorized: origin not allowed')
}

/** Whether the project serves the page that a request comes from. */
export function mayAsk(
  { get, req }: Context<{ Variables: Variables }>,
  { allowedOrigins }: Project,
): boolean {
  const origin = req.header('origin')
  return (
    origin === undefined ||
    get('isOwn') === true ||
    openPaths.includes(req.path) ||
    allowsOrigin(allowedOrigins, origin)
  )
}

/** How often a project may ask. */
export function projectLimit({ id, quotas }: Project, config: Config): RateLimit {
  const perMinute = quotas.requestsPerMinute ?? config.projectRequestsPerMinute
  return { key: `project ${id}`, perMinute }
}
