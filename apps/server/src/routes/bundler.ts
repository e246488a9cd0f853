import { type BundlerMethod, bundlerMethods, callBundler } from '@foyer/protocol/api'
import { HttpError } from '../errors/HttpError.js'
import type { App } from '../http/App.js'
import { answerRpc } from '../http/answerRpc.js'
import { limit } from '../http/limit.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'
import { ChainError } from '../services/chains/ChainError.js'

/** Operations of smart accounts: taken to the network, asked for, and paid for. */
export function bundler(app: App<Services>): void {
  route(app, callBundler, async ({ query, body }, { project, services }) => {
    const perMinute = project?.quotas.callsPerMinute ?? services.config.projectCallsPerMinute
    await limit(services, `calls ${project?.id}`, perMinute)
    const network = services.bundler.networks.get(query.chainId)
    if (!network)
      throw new HttpError(
        404,
        'network_not_served',
        'This server takes no operations to the network.',
      )

    const { method, params } = body
    return answerRpc(body, async () => {
      if (!isServed(method)) throw new ChainError(-32_601, 'This server does not serve the method')
      if (!Array.isArray(params)) throw new ChainError(-32_602, 'A list of parameters is expected')
      return network.call({ method, params, project: project?.id ?? '' })
    })
  })
}

function isServed(method: string): method is BundlerMethod {
  return (bundlerMethods as readonly string[]).includes(method)
}
