import { writeOutNetwork } from '@foyer/protocol'
import type { AppMetadata } from './adapter.js'
import { defaultOptions } from './defaultOptions.js'
import type { Environment } from './Environment.js'
import type { FoyerOptions, Options } from './options.js'

/** Fills in the defaults; `debug` is what holds where the host does not say. Throws anything where options were not checked and make no sense. */
export function resolveOptions(
  given: FoyerOptions,
  { debug, environment }: resolveOptions.Parameters,
): Options {
  const { defaultNetwork, metadata, siwx, siweConfig, adapters, server, ...rest } = given
  const networks = given.networks.map(writeOutNetwork)
  const first = writeOutNetwork(defaultNetwork ?? given.networks[0])
  // A tag that is none would fail where texts are first drawn.
  Intl.getCanonicalLocales(given.locale)
  return {
    ...defaultOptions,
    ...defined(rest),
    projectId: given.projectId ?? '',
    server: (typeof server === 'object' ? server.url : server)?.replace(/\/+$/, ''),
    networks,
    defaultNetwork:
      networks.find(({ caipNetworkId }) => caipNetworkId === first.caipNetworkId) ?? first,
    metadata: () => ({ ...pageMetadata(environment), ...metadata }),
    debug: given.debug ?? debug,
  }
}

export declare namespace resolveOptions {
  type Parameters = { readonly debug: boolean; readonly environment: Environment }
}

/** An option that is there but `undefined`, or `null` in what was not checked, is one that was not given. */
function defined<options extends object>(options: options): Defined<options> {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined && value !== null),
  ) as Defined<options>
}

type Defined<options> = { [name in keyof options]?: Exclude<options[name], undefined> }

function pageMetadata(environment: Environment): AppMetadata {
  const page = environment.window()
  const meta = page?.document.querySelector<HTMLMetaElement>('meta[property="og:description"]')
  const icon = page?.document.querySelector<HTMLLinkElement>('link[rel~="icon"]')
  return {
    name: page?.document.title ?? '',
    description: meta?.content ?? '',
    url: page?.location.origin ?? '',
    icons: icon ? [icon.href] : [],
  }
}
