import { allowsOrigin } from '@foyer/protocol'

/** What the pages of the wallet's origin may do: run its own files, ask its own server and the guard, and nothing else. */
export function framePolicy({ ancestors, guardUrl, page }: framePolicy.Parameters): string {
  const connectable = guardUrl === '' ? "'self'" : `'self' ${new URL(guardUrl).origin}`
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connectable}`,
    `frame-ancestors ${sources(ancestors, page)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

export declare namespace framePolicy {
  type Parameters = {
    /** Patterns of origins whose pages may show this page in a frame. Empty: no page may. */
    ancestors: readonly string[]
    /** The origin that shows it, as the browser says it of itself. It counts only as far as a pattern allows it. */
    page?: string | undefined
    /** Empty: there is none. */
    guardUrl: string
  }
}

/** What a policy can name: a star as the whole first label or as the port, and no address of IPv6. */
const nameable = /^https?:\/\/(\*\.)?[^*[]+(:\*)?$/

/** What it cannot name it refuses, but of the pages that other stars allow the one that shows this page now. */
function sources(patterns: readonly string[], page = ''): string {
  const named = patterns.filter((one) => nameable.test(one))
  const isOther = nameable.test(page) && !allowsOrigin(named, page)
  if (isOther && allowsOrigin(patterns, page)) named.push(page)
  return named.length > 0 ? named.join(' ') : "'none'"
}
