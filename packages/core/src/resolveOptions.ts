import { writeOutNetwork } from '@foyer/protocol'
import { defaultOptions } from './defaultOptions.js'
import type { FoyerOptions, Options } from './options.js'

/**
 * Fills in the defaults; whether the page is built for development decides on `debug`. Throws anything where options were not checked and
 * make no sense.
 */
export function resolveOptions(given: FoyerOptions, isDevelopment: boolean): Options {
  const { defaultNetwork, siweConfig, siwx = siweConfig, adapters, server, ...rest } = given
  const networks = given.networks.map(writeOutNetwork)
  const first = writeOutNetwork(defaultNetwork ?? given.networks[0])
  // A tag that is none would fail where texts are first drawn.
  Intl.getCanonicalLocales(given.locale)
  return {
    ...defaultOptions,
    ...defined({ ...rest, siwx }),
    projectId: given.projectId ?? '',
    server: (typeof server === 'object' ? server.url : server)?.replace(/\/+$/, ''),
    networks,
    defaultNetwork:
      networks.find(({ caipNetworkId }) => caipNetworkId === first.caipNetworkId) ?? first,
    debug: given.debug ?? isDevelopment,
  }
}

/** An option that is there but `undefined`, or `null` in what was not checked, is one that was not given. */
function defined<options extends object>(options: options): Defined<options> {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined && value !== null),
  ) as Defined<options>
}

type Defined<options> = { [name in keyof options]?: Exclude<options[name], undefined> }
