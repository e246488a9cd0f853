import { isUniversal, linkBase } from './linkBase.js'

/**
 * The link that hands a pairing URI to a wallet: `{scheme}://wc?uri=…` or `{address}/wc?uri=…`.
 *
 * @param twice Telegram on Android decodes a link once more than others, so there the URI is encoded twice.
 * @returns `undefined` when the wallet's own part is no link into an app
 */
export function pairingLink(
  link: string | undefined,
  uri: string,
  { twice = false }: { twice?: boolean } = {},
): string | undefined {
  const base = linkBase(link)
  const once = encodeURIComponent(uri)
  return base && withQuery(base, `uri=${twice ? encodeURIComponent(once) : once}`)
}

/**
 * The link that brings a wallet to the front for a request that the relay has carried to it. In Telegram, whose
 * links take one word and no path, the same goes into `startapp` as base64 without padding.
 */
export function requestLink(
  link: string,
  { requestId, sessionTopic }: requestLink.Parameters,
): string | undefined {
  const base = linkBase(link)
  if (!base) return undefined
  const query = `requestId=${requestId}&sessionTopic=${sessionTopic}`
  if (!isTelegramLink(base)) return withQuery(base, query)
  const url = new URL(base)
  url.pathname = url.pathname.replace(/\/$/, '')
  url.searchParams.set('startapp', btoa(query).replaceAll('=', ''))
  return url.href
}

export declare namespace requestLink {
  type Parameters = { requestId: number; sessionTopic: string }
}

/** The address keeps what its owner put into it; an address of the web may have a query of its own. */
function withQuery(base: string, query: string): string {
  if (!isUniversal(base)) return `${base}wc?${query}`
  const url = new URL(base)
  url.pathname += 'wc'
  url.search = url.search ? `${url.search}&${query}` : query
  url.hash = ''
  return url.href
}

function isTelegramLink(base: string): boolean {
  return isUniversal(base) && /^(t|telegram)\.me$/.test(new URL(base).hostname)
}
