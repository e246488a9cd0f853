import type { MiddlewareHandler } from 'hono'

/** Refuses what changes something, unless a page of this origin sent it: `SameSite` alone lets pages of sub-domains and other ports through. */
export function refuseForeign(origin: string): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req
    const isReading = method === 'GET' || method === 'HEAD'
    if (!isReading && context.req.header('origin') !== origin) return context.body(null, 403)
    return next()
  }
}
