/** An origin in readable parts. */
export type OriginParts = {
  /** What is shown: the host, with a port that is not the usual one, and with the scheme where it is not `https`. */
  readonly shown: string
  /** RFC 3986 authority. */
  readonly host: string
  /** Neither encrypted nor on this machine. */
  readonly isPlain: boolean
  /** Letters beyond ASCII, written as the browser does (`xn--`): they can look like others. */
  readonly isForeign: boolean
}

/** Takes an origin apart that the browser said. The host stays as the browser writes it. */
export function originParts(origin: string): OriginParts {
  if (!URL.canParse(origin)) return { shown: origin, host: '', isPlain: true, isForeign: false }
  const { protocol, host, hostname } = new URL(origin)
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
  const isSecure = protocol === 'https:'
  return {
    shown: isSecure || isLocal ? host : `${protocol}//${host}`,
    host,
    isPlain: !isSecure && !isLocal,
    isForeign: hostname.split('.').some((part) => part.startsWith('xn--')),
  }
}
