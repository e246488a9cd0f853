import type { Config } from '../config/Config.js'
import { httpUrl } from '../http/httpUrl.js'

/** Where the relay is, under the server's address. */
export const relayPath = '/relay'

/** What clients may call the relay in their tokens, as `relayName` writes it. */
export function relayNames(
  { host, publicUrl, relayUrls }: Pick<Config, 'host' | 'publicUrl' | 'relayUrls'>,
  port: number,
): ReadonlySet<string> {
  // Where it is known by name, its own address is for those on this machine alone.
  const local = ['127.0.0.1', 'localhost', '::1'].map((name) => httpUrl(name, port))
  const served = [publicUrl, httpUrl(host, port), ...local].filter((url) => url !== '')
  const all = [...relayUrls, ...served.map((url) => url + relayPath)]
  return new Set(all.flatMap((url) => relayName(url) ?? []))
}

/** Characters of a relay's address; a token that names a longer one is for another relay. */
const nameMax = 1_024

/**
 * The address of a relay in one form: clients sign it as they were configured, with a slash at its end or
 * a query. `undefined` when it is none.
 */
export function relayName(text: string): string | undefined {
  if (text.length > nameMax || !URL.canParse(text)) return undefined
  const { protocol, host, pathname } = new URL(text)
  const scheme = { 'ws:': 'ws', 'http:': 'ws', 'wss:': 'wss', 'https:': 'wss' }[protocol]
  return scheme && `${scheme}://${host}${withoutSlashes(pathname)}`
}

/** A pattern would begin anew at each slash. */
function withoutSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
