import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { closingHash } from './pages.js'

const secure = secureHeaders({
  // The next service is to know the origin that the person comes from, and no more of the address.
  referrerPolicy: 'strict-origin',
  xFrameOptions: 'DENY',
  // A window that a page opened stays that page's to close.
  crossOriginOpenerPolicy: 'unsafe-none',
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    scriptSrc: [`'${closingHash}'`],
    imgSrc: ['data:'],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
})

/** The headers of pages that ask a person one question. */
export const plainHeaders: MiddlewareHandler = async (context, next) => {
  context.header('cache-control', 'no-store')
  return secure(context, next)
}
