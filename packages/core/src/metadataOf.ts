import type { AppMetadata } from './AdapterContext.js'
import type { Client } from './Client.js'

/** The app as wallets show it: what the host gave, and for the rest what its page says. On a server that is empty. */
export function metadataOf({ environment, options }: Described): AppMetadata {
  const page = environment.window()
  const meta = page?.document.querySelector<HTMLMetaElement>('meta[property="og:description"]')
  const icon = page?.document.querySelector<HTMLLinkElement>('link[rel~="icon"]')
  return {
    name: page?.document.title ?? '',
    description: meta?.content ?? '',
    url: page?.location.origin ?? '',
    icons: icon ? [icon.href] : [],
    ...options.metadata,
  }
}

type Described = Pick<Client, 'environment' | 'options'>
