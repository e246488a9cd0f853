import { changeName, registerName } from '@foyer/protocol/api'
import type { App } from '../http/App.js'
import { clientAddress } from '../http/clientAddress.js'
import { limit } from '../http/limit.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'

/** Registering and changing of names. Pages of a project alone do that, and not the embedded wallet. */
export function registerNames(app: App<Services>): void {
  route(app, registerName, async ({ body }, { context, project, services }) => {
    await limitNames(services, context)
    await services.names.register({ ...signedOf(body), project: project?.id ?? '' })
    return { success: true }
  })
  route(app, changeName, async ({ body }, { context, services }) => {
    await limitNames(services, context)
    const { proof, picture } = body
    await services.names.change({ ...signedOf(body), proof, picture })
    return { success: true }
  })
}

async function limitNames(services: Services, context: Parameters<typeof clientAddress>[0]) {
  const { addressNames, proxies } = services.config
  await limit(services, `names of ${clientAddress(context, proxies)}`, addressNames)
}

type Body = {
  readonly coin_type: number
  readonly address: string
  readonly message: string
  readonly signature: string
  readonly publicKey?: string | undefined
}

function signedOf({ coin_type: coinType, address, message, signature, publicKey }: Body) {
  return { coinType, address, message, signature, publicKey }
}
