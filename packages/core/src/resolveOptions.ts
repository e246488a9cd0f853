import { type Network, type NetworkInput, optionError, toNetwork } from '@foyer/protocol'
import type { AppMetadata } from './adapter.js'
import { checkOptions } from './checkOptions.js'
import { defaultOptions } from './defaultOptions.js'
import type { Environment } from './environment.js'
import { isDevelopment } from './environment.js'
import type { FoyerOptions, Options } from './options.js'

/**
 * Checks what the host gave and fills in the defaults.
 *
 * @throws `option_invalid` naming the option
 * @throws `siwe_and_siwx` when both sign-in plug-ins are given
 */
export function resolveOptions(given: FoyerOptions, environment: Environment): Options {
  checkOptions(given)
  const networks = given.networks.map(toNetwork)
  const { defaultNetwork, metadata, siwx, siweConfig, adapters, server, ...rest } = given
  return {
    ...defaultOptions,
    ...defined(rest),
    projectId: given.projectId ?? '',
    server: (typeof server === 'object' ? server.url : server)?.replace(/\/+$/, ''),
    networks,
    defaultNetwork: startingNetwork(networks, defaultNetwork),
    metadata: () => ({ ...pageMetadata(environment), ...metadata }),
    debug: given.debug ?? isDevelopment(),
  }
}

/** An option that is there but `undefined` is one that was not given. */
function defined<options extends object>(options: options): Defined<options> {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as Defined<options>
}

type Defined<options> = { [name in keyof options]?: Exclude<options[name], undefined> }

function startingNetwork(networks: readonly Network[], given: NetworkInput | undefined): Network {
  const wished = given && toNetwork(given).caipNetworkId
  const [first] = networks
  const found = networks.find(({ caipNetworkId }) => caipNetworkId === wished) ?? first
  if (!found || (wished && found.caipNetworkId !== wished))
    throw optionError('defaultNetwork', 'Expected one of the networks in `networks`')
  return found
}

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
