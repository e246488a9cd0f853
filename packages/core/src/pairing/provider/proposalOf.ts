import {
  type CaipNetworkId,
  deprecatedNetworkIds,
  type Network,
  pairingEvents,
  pairingMethods,
} from '@foyer/protocol'
import type { Options, PairingOverride } from '../../options.js'
import type { PairingProposal, ProposedNamespace } from '../engine/PairingEngine.js'

/**
 * What a wallet is asked for: the host's networks with the usual methods and events, changed by its override. A chain family
 * of which no network is named is not asked for.
 */
export function proposalOf({
  networks,
  universalProviderConfigOverride: override,
}: Pick<Options, 'networks' | 'universalProviderConfigOverride'>): PairingProposal {
  const names = new Set([
    ...networks.map(({ chainNamespace }) => chainNamespace as string),
    ...[override.methods, override.chains, override.events].flatMap((lists) =>
      Object.keys(lists ?? {}),
    ),
  ])
  const namespaces = [...names].map(
    (name) => [name, namespaceOf(name, networks, override)] as const,
  )
  return {
    namespaces: Object.fromEntries(namespaces.filter(([, { chains }]) => chains.length > 0)),
  }
}

function namespaceOf(
  name: string,
  networks: readonly Network[],
  { chains, events, methods }: PairingOverride,
): ProposedNamespace {
  const own = networks.filter(({ chainNamespace }) => chainNamespace === name)
  return {
    chains:
      (chains?.[name] as readonly CaipNetworkId[] | undefined) ??
      own.flatMap(({ caipNetworkId }) => idsOf(caipNetworkId)),
    methods: methods?.[name] ?? pairingMethods[name] ?? [],
    events: events?.[name] ?? pairingEvents,
  }
}

/** Older wallets know some networks by another id. */
function idsOf(id: CaipNetworkId): readonly CaipNetworkId[] {
  const deprecated = deprecatedNetworkIds[id]
  return deprecated ? [id, deprecated] : [id]
}
