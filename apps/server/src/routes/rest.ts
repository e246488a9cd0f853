import { type Endpoint, endpoints } from '@foyer/protocol/api'
import { HttpError } from '../errors/HttpError.js'
import type { App } from '../http/App.js'

/** Every call of the contract that has no route says so, instead of seeming not to exist. */
export function rest({ hono, served }: App): void {
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    if (served.has(endpoint)) continue
    const { method, path } = endpoint
    hono.on(method, path, () => {
      throw new HttpError(501, 'not_enabled', `${method} ${path} is not enabled on this server.`)
    })
  }
}
