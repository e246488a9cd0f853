import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { endingHash } from './pages.js'

const secure = secureHeaders({
  // The next service sees the origin that the user comes from, and no more of the address.
  referrerPolicy: 'strict-origin',
  xFrameOptions: 'DENY',
  crossOriginOpenerPolicy: false,
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    scriptSrc: [`'${endingHash}'`],
    imgSrc: ['data:'],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
})

/** The headers of pages with one question to the user. A window keeps its opener: some pages see by it that a login goes on. */
export const plainHeaders: MiddlewareHandler = async (context, next) => {
  context.header('cache-control', 'no-store')
  await secure(context, next)
  context.res.headers.set('cross-origin-opener-policy', 'unsafe-none')
}
