import { Hono, type MiddlewareHandler } from 'hono'
import { HttpError } from '../errors/HttpError.js'
import { clientAddress } from '../http/clientAddress.js'
import { limit } from '../http/limit.js'
import { refuseRest } from '../http/refuseRest.js'
import { strictHeaders } from '../http/strictHeaders.js'
import { createMemoryLimiter } from '../limits/createMemoryLimiter.js'
import { refusePlainly } from '../social/refusePlainly.js'
import { serveSocial } from '../social/serveSocial.js'
import type { Guard } from './Guard.js'
import { guardCalls } from './guardCalls.js'
import { lookPath, mailPages } from './mailPages.js'

/** The guard as a function from a request to its answer. */
export function createGuardApp(guard: Guard): Hono {
  const { config, now, socials, db } = guard
  const hono = new Hono()
  const limiter = createMemoryLimiter()

  hono.use(strictHeaders)
  hono.get('/health', async (context) => {
    await db.execute('select 1')
    return context.json({ status: 'OK' })
  })
  for (const path of ['/guard/mail/*', '/guard/social/*'])
    hono.use(path, refusePlainly(guard.speak, lookPath))
  hono.use(walletOnly(config.walletUrl))
  hono.use(async (context, next) => {
    const address = clientAddress(context, config.proxies)
    await limit({ limiter, now }, `address ${address}`, config.requestsPerMinute)
    await next()
  })
  guardCalls(hono, guard)
  mailPages(hono, guard)
  serveSocial(hono, { path: '/guard/social', socials, speak: guard.speak, url: guard.url })
  refuseRest(hono, guard)
  return hono
}

/** The calls are for the wallet's own pages; the pages are for people. */
function walletOnly(walletUrl: string): MiddlewareHandler {
  return async ({ req, res, header, body }, next) => {
    void res
    const origin = req.header('origin')
    if (origin === walletUrl) {
      header('access-control-allow-origin', walletUrl)
      header('vary', 'Origin')
      header('access-control-expose-headers', 'Retry-After, DPoP-Nonce')
      header('cross-origin-resource-policy', 'cross-origin')
    } else if (origin !== undefined && !isForm(req.path))
      throw new HttpError(403, 'origin_not_allowed', 'The guard answers the wallet’s pages alone.')
    if (req.method !== 'OPTIONS') return next()
    header('access-control-allow-methods', 'POST')
    header('access-control-allow-headers', 'Content-Type, DPoP')
    header('access-control-max-age', '600')
    return body(null, 204)
  }
}

/** Forms say their own origin, or that of the provider; each is checked where it is answered. */
const isForm = (path: string) =>
  path.startsWith('/guard/mail/') || path.startsWith('/guard/social/')
