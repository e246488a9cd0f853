import { callChain, getSupportedChains } from '@foyer/protocol/api'
import { HttpError } from '../errors/HttpError.js'
import type { App } from '../http/App.js'
import { answerRpc } from '../http/answerRpc.js'
import { limit } from '../http/limit.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'

/** Which networks this server answers for, and calls of their nodes. */
export function chains(app: App<Services>): void {
  route(app, getSupportedChains, (_, { services }) => ({
    http: services.chains.networks.map(({ id }) => id),
    ws: [],
  }))
  route(app, callChain, async ({ query, body }, { project, services }) => {
    const { config, rpcProxy } = services
    const perMinute = project?.quotas.callsPerMinute ?? config.projectCallsPerMinute
    await limit(services, `calls ${project?.id}`, perMinute)
    if (!services.chains.get(query.chainId))
      throw new HttpError(404, 'network_not_served', 'This server has no node of the network.')

    const { method, params } = body
    return answerRpc(body, () => rpcProxy.call(query.chainId, { method, params }))
  })
}
