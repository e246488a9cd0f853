import type { MiddlewareHandler } from 'hono'

/**
 * Lets pages read the answers, refusals included: a page that is refused has to learn why. Whether
 * it is served is decided by the list of its project. Cookies are never asked for, so that a page
 * gets nothing that anybody could not get.
 */
export const cors: MiddlewareHandler = async ({ req, res, header, body }, next) => {
  void res
  const origin = req.header('origin')
  if (origin !== undefined) {
    header('access-control-allow-origin', origin)
    header('vary', 'Origin')
    header('access-control-expose-headers', 'Retry-After')
  }
  if (req.method !== 'OPTIONS') return next()
  header('access-control-allow-methods', 'GET, POST')
  header('access-control-allow-headers', 'Content-Type, Authorization, X-Nonce-Jwt')
  header('access-control-max-age', '600')
  return body(null, 204)
}
