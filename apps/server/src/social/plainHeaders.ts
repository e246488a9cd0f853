import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { closingHash } from './pages.js'

const secure = secureHeaders({
  // The next service is to know the origin that the person comes from, and no more of the address.
  referrerPolicy: 'strict-origin',
  xFrameOptions: 'DENY',
  crossOriginOpenerPolicy: false,
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

/** The headers of pages that ask a person one question. One that lets no other page hold its window says so itself. */
export const plainHeaders: MiddlewareHandler = async (context, next) => {
  context.header('cache-control', 'no-store')
  await secure(context, next)
  const { headers } = context.res
  // A window that a page opened stays that page's to close.
  if (!headers.has(opener)) headers.set(opener, 'unsafe-none')
}

const opener = 'cross-origin-opener-policy'
