import type { MiddlewareHandler } from 'hono'

/** What every answer of the wallet's origin carries. A page that may do more says so itself. */
export const strictHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  const headers = context.res.headers
  for (const [name, value] of Object.entries(strict))
    if (!headers.has(name)) headers.set(name, value)
}

const strict = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
} as const
