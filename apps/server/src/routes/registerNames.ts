import { registerName } from '@foyer/protocol/api'
import type { App } from '../http/App.js'
import { clientAddress } from '../http/clientAddress.js'
import { limit } from '../http/limit.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'

/** Registering of names. Pages of a project alone do that, and not the embedded wallet. */
export function registerNames(app: App<Services>): void {
  route(app, registerName, async ({ body }, { context, project, services }) => {
    const { addressNames, proxies } = services.config
    await limit(services, `names of ${clientAddress(context, proxies)}`, addressNames)
    const { coin_type: coinType, address, message, signature, publicKey } = body
    await services.names.register({
      ...{ coinType, address, message, signature, publicKey },
      project: project?.id ?? '',
    })
    return { success: true }
  })
}
