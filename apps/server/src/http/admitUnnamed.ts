import type { Context } from 'hono'
import type { Project } from '../projects/Project.js'
import type { Variables } from './App.js'
import { admit, refuseOrigin } from './admit.js'
import { limit } from './limit.js'
import type { Serving } from './Serving.js'

/**
 * Lets a request in that names no project, of a call that takes such ones: a page's counts as one of the project that lists the page, and is refused where
 * none does; what comes from no page is counted together, as the requests of one project.
 *
 * @throws 403 when no project lists the page, 429 when there are too many
 */
export async function admitUnnamed(
  context: Context<{ Variables: Variables }>,
  services: Serving,
): Promise<Project | undefined> {
  const origin = context.req.header('origin')
  if (origin === undefined || context.get('isOwn') === true) {
    await limit(services, 'no project', services.config.projectRequestsPerMinute)
    return undefined
  }
  const project = await services.projects.findByOrigin(origin)
  if (!project) throw refuseOrigin()
  return admit(context, services, { projectId: project.id })
}
