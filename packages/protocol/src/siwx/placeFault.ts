import type { SiwxMessage } from './SiwxMessage.js'

/**
 * Which of domain and URI is not of a place where users sign in; `undefined` where both are, and of the same one. Each has the one spelling that a
 * browser has for it: another port, case or script is another place.
 */
export function placeFault(
  { domain, uri }: Pick<SiwxMessage, 'domain' | 'uri'>,
  origins: readonly string[] | ((origin: string) => boolean),
): 'domain' | 'uri' | undefined {
  const isOrigin = (origin: string) =>
    typeof origins === 'function' ? origins(origin) : origins.includes(origin)
  const places = ['https:', 'http:']
    .map((scheme) => toUrl(`${scheme}//${domain}`))
    .filter((url) => url?.host === domain && isOrigin(url.origin))
    .map((url) => url?.origin)
  if (places.length === 0) return 'domain'
  const target = toUrl(uri)
  const isPlain = target?.username === '' && target.password === ''
  return isPlain && places.includes(target.origin) ? undefined : 'uri'
}

function toUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
