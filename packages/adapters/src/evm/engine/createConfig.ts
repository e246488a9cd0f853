import type { AdapterContext } from '@foyer/core'
import { FoyerError, type Network } from '@foyer/protocol'
import * as sdk from '@wagmi/core'
import type { Client } from 'viem'
import { toChain } from '../dialect/toChain.js'
import { toNetwork } from './toNetwork.js'

/** What wagmi puts before its names. */
export const storageKey = 'wagmi'

/**
 * The wagmi config of a client whose host has none. It announces nothing, looks for nothing, and reads
 * no window.
 *
 * @throws `chain_not_configured` when the host gave no network of this namespace
 */
export function createConfig(
  { networks, storage }: AdapterContext,
  clientOf: (network: Network) => Client,
): sdk.Config {
  const [first, ...others] = networks.map(toChain)
  if (!first) throw new FoyerError('chain_not_configured')
  return sdk.createConfig({
    chains: [first, ...others],
    multiInjectedProviderDiscovery: false,
    ssr: true,
    storage: sdk.createStorage({
      key: storageKey,
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        // The client remembers connections itself: wagmi's own record of the addresses is not stored.
        setItem: (key, value) => {
          if (!key.endsWith('.store')) storage.set(key, value)
        },
        removeItem: (key) => storage.remove(key),
      },
    }),
    client: ({ chain }) => clientOf(toNetwork(chain)) as never,
  }) as unknown as sdk.Config
}
