import { getSessions, revokeSession } from '@foyer/protocol/api'
import type { App } from '../http/App.js'
import { limit } from '../http/limit.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'

/** Permissions that accounts gave to apps. */
export function sessionKeys(app: App<Services>): void {
  route(app, getSessions, ({ params }, { services }) => services.sessionKeys.list(params.address))
  route(app, revokeSession, async ({ body, params }, { project, services }) => {
    const perMinute = project?.quotas.callsPerMinute ?? services.config.projectCallsPerMinute
    await limit(services, `calls ${project?.id}`, perMinute)
    await services.sessionKeys.revoke({
      ...{ ...body, account: params.address, project: project?.id ?? '' },
    })
    return { success: true }
  })
}
