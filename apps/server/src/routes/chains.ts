import { getSupportedChains } from '@foyer/protocol/api'
import type { App } from '../http/App.js'
import { route } from '../http/route.js'

/** Which networks this server answers for. */
export function chains(app: App): void {
  route(app, getSupportedChains, (_, { services }) => ({
    http: [...services.config.chains],
    ws: [],
  }))
}
