import { getHistory } from '@foyer/protocol/api'
import type { App } from '../http/App.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'

/** What accounts did and what was done to them. */
export function history(app: App<Services>): void {
  route(app, getHistory, ({ params, query }, { project, services }) => {
    // There are no purchases to list: this server sells nothing.
    if (query.onramp !== undefined) return { data: [], next: null }
    const { cursor, chainId } = query
    const projectId = project?.id ?? ''
    return services.history.list({ account: params.account, chainId, cursor, projectId })
  })
}
