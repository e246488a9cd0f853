import { getIdentity } from '@foyer/protocol/api'
import type { App } from '../http/App.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'

/** What an address calls itself. */
export function identity(app: App<Services>): void {
  route(app, getIdentity, ({ params }, { services }) => services.names.identity(params.address))
}
