import {
  type CaipNetworkId,
  deprecatedNetworkIds,
  type Network,
  pairingEvents,
} from '@foyer/protocol'
import type { Options, PairingOverride } from '../../options.js'
import type { Family } from '../../ways/Family.js'
import type { NamespaceProposal, PairingProposal } from '../engine/PairingEngine.js'

/**
 * The proposal to a wallet: the host's networks with the usual methods and events, changed by its override. A chain family
 * without a network is left out.
 */
export function proposalOf(
  {
    networks,
    universalProviderConfigOverride: override,
  }: Pick<Options, 'networks' | 'universalProviderConfigOverride'>,
  families: ReadonlyMap<string, Family>,
): PairingProposal {
  const names = new Set([
    ...networks.map(({ chainNamespace }) => chainNamespace as string),
    ...[override.methods, override.chains, override.events].flatMap((lists) =>
      Object.keys(lists ?? {}),
    ),
  ])
  const namespaces = [...names].map(
    (name) =>
      [
        name,
        namespaceOf(name, networks, { ...override, usual: families.get(name)?.methods }),
      ] as const,
  )
  return {
    namespaces: Object.fromEntries(namespaces.filter(([, { chains }]) => chains.length > 0)),
  }
}

function namespaceOf(
  name: string,
  networks: readonly Network[],
  { chains, events, methods, usual = [] }: PairingOverride & { usual: Family['methods'] },
): NamespaceProposal {
  const own = networks.filter(({ chainNamespace }) => chainNamespace === name)
  return {
    chains:
      (chains?.[name] as readonly CaipNetworkId[] | undefined) ??
      own.flatMap(({ caipNetworkId }) => idsOf(caipNetworkId)),
    methods: methods?.[name] ?? usual,
    events: events?.[name] ?? pairingEvents,
  }
}

/** Older wallets know some networks by another id. */
function idsOf(id: CaipNetworkId): readonly CaipNetworkId[] {
  const deprecated = deprecatedNetworkIds[id]
  return deprecated ? [id, deprecated] : [id]
}
