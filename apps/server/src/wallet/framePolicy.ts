/** What the pages of the wallet's origin may do: run its own files, ask its own server and the guard, and nothing else. */
export function framePolicy({ ancestors, guardUrl }: framePolicy.Parameters): string {
  const asked = guardUrl === '' ? "'self'" : `'self' ${new URL(guardUrl).origin}`
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${asked}`,
    `frame-ancestors ${sources(ancestors)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

export declare namespace framePolicy {
  type Parameters = {
    /** Patterns of origins whose pages may show this page in a frame. None: nobody's. */
    ancestors: readonly string[]
    /** Empty: there is none. */
    guardUrl: string
  }
}

/** A policy cannot name an address of IPv6; what it does not name is refused. */
function sources(patterns: readonly string[]): string {
  const named = patterns.filter((one) => !one.includes('['))
  return named.length > 0 ? named.join(' ') : "'none'"
}
