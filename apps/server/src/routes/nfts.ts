import { getNfts } from '@foyer/protocol/api'
import type { App } from '../http/App.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'

/** The NFTs of accounts. */
export function nfts(app: App<Services>): void {
  route(app, getNfts, ({ params, query }, { project, services }) => {
    const { cursor, chainId } = query
    const projectId = project?.id ?? ''
    return services.nfts.list({ account: params.address, chainId, cursor, projectId })
  })
}
