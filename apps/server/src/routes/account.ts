import { getBalance } from '@foyer/protocol/api'
import type { App } from '../http/App.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'

/** What an account holds. */
export function account(app: App<Services>): void {
  route(app, getBalance, async ({ params, query }, { project, services }) => {
    const { chainId, forceUpdate } = query
    // What moves to the account from now on is among its tokens the next time.
    services.follow.record(params.address, project?.id ?? '')
    return { balances: await services.balances.of(params.address, { chainId, forceUpdate }) }
  })
}
