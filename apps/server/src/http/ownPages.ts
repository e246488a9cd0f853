import type { MiddlewareHandler } from 'hono'
import { HttpError } from '../errors/HttpError.js'
import type { Variables } from './App.js'

/** A provider of logins sends people back by a form of its own page. */
const callbackPath = '/login/social/callback/'

/**
 * Refuses what pages of other origins ask: nothing here is for them. Navigations and frames bring no `Origin` and are let
 * in; what may frame a page is the page's to say.
 */
export function ownPages(url: () => string): MiddlewareHandler<{ Variables: Variables }> {
  return async ({ req, set }, next) => {
    const origin = req.header('origin')
    const site = req.header('sec-fetch-site')
    const isForeign =
      (origin !== undefined && origin !== url()) ||
      (req.method !== 'GET' && site !== undefined && site !== 'same-origin')
    if (isForeign && !req.path.startsWith(callbackPath))
      throw new HttpError(403, 'origin_not_allowed', 'This address answers its own pages alone.')
    set('isOwn', !isForeign)
    await next()
  }
}
