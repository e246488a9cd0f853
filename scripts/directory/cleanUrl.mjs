const longest = 300

/** Schemes that mean something to a browser or a system, that any app could have taken, or that are those of a wallet not listed. */
const reserved = new Set(
  `about app apps blob chrome content cordova data exp file filesystem ftp geo http https intent itms javascript mailto market
  moz-extension my-app myapp resource safari sms smsto tel tonkeeper vbscript view-source wallet walletapp walletconnect wc ws wss`.split(
    /\s+/,
  ),
)

/** A page on the web, as it is written to the data; `undefined` for anything else. */
export function cleanWeb(text, { secure = true } = {}) {
  const url = parse(text)
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && !secure)))
    return undefined
  if (url.username || url.password || url.port || !isPublicHost(url.hostname)) return undefined
  return url.href
}

/** A page that is the wallet itself: not a store's, not a search engine's, and without campaign marks. */
export function cleanEntrance(text) {
  const href = cleanWeb(text)
  if (!href) return undefined
  const url = new URL(href)
  if (/(^|[.])(google|apple|mozilla|microsoft|bing)[.]com$/.test(url.hostname)) return undefined
  for (const key of [...url.searchParams.keys()])
    if (/^utm_|^source$|^ref$/.test(key)) url.searchParams.delete(key)
  return url.href
}

/** A page of a store: the host has to be the store's own. */
export function cleanStore(text, hosts) {
  const href = cleanWeb(text)
  if (!href) return undefined
  const url = new URL(href)
  if (!hosts.includes(url.hostname)) return undefined
  // Language and campaign are of no use to a visitor; the id of an app may stand in the query.
  const id = url.searchParams.get('id')
  url.search = id ? `?id=${encodeURIComponent(id)}` : ''
  url.hash = ''
  return url.href
}

/** The start of a link into an app: its own scheme, in lower case, and at most a plain path. */
export function cleanAppLink(text) {
  const [, scheme, rest] =
    /^\s*([a-z][a-z0-9+.-]*):(\/\/[\w.~/?=&%:,+-]*|\/?)\s*$/i.exec(text ?? '') ?? []
  if (!scheme || text.length > longest) return undefined
  if (reserved.has(scheme.toLowerCase()) || scheme.length < 2 || /^(ms|x|web)[-+]/i.test(scheme))
    return undefined
  // Another URL inside is a mistake of whoever entered it, or worse.
  if (/:\/\/.*:/.test(`:${rest}`) || /https?/i.test(rest)) return undefined
  return `${scheme.toLowerCase()}:${rest.startsWith('//') ? rest : '//'}`
}

function parse(text) {
  if (typeof text !== 'string' || text.length > longest) return undefined
  const trimmed = text.trim()
  // Spaces, quotes, brackets, backslashes and control characters have no place in a URL.
  if (/[\s"'<>\\^`{|}\p{C}]/u.test(trimmed)) return undefined
  return URL.canParse(trimmed) ? new URL(trimmed) : undefined
}

function isPublicHost(host) {
  const name = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?[.])+[a-z][a-z0-9-]{1,62}$/
  const own = /(^|[.])(localhost|local|internal|test|invalid|example|onion|arpa)$/
  return host.length <= 253 && name.test(host) && !own.test(host)
}
