import { endpoints } from '@foyer/protocol/api'
import type { App } from '../http/App.js'
import { HttpError } from '../http/HttpError.js'

/** Every call of the contract that has no route says so, instead of seeming not to exist. */
export function rest({ hono }: App): void {
  const served = new Set(hono.routes.map(({ method, path }) => `${method} ${path}`))
  for (const { method, path } of Object.values(endpoints)) {
    if (served.has(`${method} ${path}`)) continue
    hono.on(method, path, () => {
      throw new HttpError(501, 'not_enabled', `${method} ${path} is not enabled on this server.`)
    })
  }
}
