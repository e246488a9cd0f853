import type { Client } from '../Client.js'

/**
 * The picture to show: a `data:` image, or one of the host's own server. Any other host would learn the
 * user's IP address, and the maker of a token or name chooses that host.
 */
export function ownPicture(
  { options, environment }: Pick<Client, 'options' | 'environment'>,
  url: string | null | undefined,
): string | undefined {
  if (!url) return undefined
  if (/^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/i.test(url)) return url
  const page = environment.window()?.location.href
  const server = options.server === undefined ? undefined : parse(`${options.server}/`, page)
  const picture = server && parse(url, page)
  const isOwn =
    picture && picture.origin === server.origin && picture.pathname.startsWith(server.pathname)
  return isOwn ? picture.href : undefined
}

function parse(url: string, base: string | undefined): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined
}
