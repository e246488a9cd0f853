import { getHistory } from '@foyer/protocol/api'
import type { App } from '../http/App.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'
import { bySession } from './bySession.js'

/** What accounts did and what was done to them. */
export function history(app: App<Services>): void {
  route(app, getHistory, async ({ params, query, headers }, call) => {
    const { project, services } = call
    const projectId = project?.id ?? ''
    if (query.onramp !== undefined) {
      // Purchases are private, and an address is not: without references or a sign-in there are none.
      const { order: references = [], onramp: provider } = query
      const signedIn = await bySession.resumeIfAny(call, headers)
      const question = { address: params.account, references, provider, signedIn }
      return { data: await services.onramp.list(projectId, question), next: null }
    }
    const { cursor, chainId } = query
    return services.history.list({ account: params.account, chainId, cursor, projectId })
  })
}
