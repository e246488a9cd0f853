import { type CaipNetworkId, toChainId } from '@foyer/protocol'
import type { Chain } from 'viem'
import type { ConfiguredNetwork } from '../../config/networks.js'
import type { ChainFamily } from './ChainFamily.js'
import type { ServedNetwork } from './Chains.js'
import { knownChains } from './knownChains.mjs'

/** A configured network with what is known of it besides. */
export function toNetwork({ id, settings }: ConfiguredNetwork, family: ChainFamily): ServedNetwork {
  const chain = knownChain(id)
  return {
    id,
    name: settings.name ?? chain?.name ?? id,
    nativeCurrency: settings.nativeCurrency ?? chain?.nativeCurrency ?? family.coin,
    testnet: settings.testnet ?? chain?.testnet ?? false,
    settings,
    family,
  }
}

/** What viem knows of a network; it knows those that have numbers. */
export function knownChain(id: CaipNetworkId): Chain | undefined {
  const number = toChainId(id)
  return typeof number === 'number' ? knownChains.get(number) : undefined
}
