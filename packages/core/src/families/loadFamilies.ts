import { isNamespace, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import type { Family } from '../ways/Family.js'
import { loadFamily } from './loadFamily.js'

/**
 * The chain families of the host's networks, and of those that its override of pairing names, by namespace, loaded ahead: a provider sends its
 * request in the same turn.
 */
export async function loadFamilies({
  options,
}: Pick<Client, 'options'>): Promise<ReadonlyMap<string, Family>> {
  const names = new Set([
    ...options.networks.map(({ chainNamespace }) => chainNamespace),
    ...Object.keys(options.universalProviderConfigOverride.chains ?? {}).filter(isNamespace),
  ])
  const loaded = await Promise.all(
    [...names].map(async (name): Promise<[Namespace, Family][]> => {
      const family = await loadFamily(name)
      return family ? [[name, family]] : []
    }),
  )
  return new Map(loaded.flat())
}
