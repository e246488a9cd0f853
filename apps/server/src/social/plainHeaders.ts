import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { endingHash } from './pages.js'

const secure = secureHeaders({
  // The next service is to know the origin that the person comes from, and no more of the address.
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

/** The headers of pages that ask a person one question. A window that a page opened stays that page's: some know by it that a login goes on. */
export const plainHeaders: MiddlewareHandler = async (context, next) => {
  context.header('cache-control', 'no-store')
  await secure(context, next)
  context.res.headers.set('cross-origin-opener-policy', 'unsafe-none')
}
