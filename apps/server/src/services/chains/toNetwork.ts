import { type CaipNetworkId, toChainId } from '@foyer/protocol'
import type { Chain } from 'viem'
import type { ConfiguredNetwork } from '../../config/networks.js'
import type { ServedNetwork } from './Chains.js'
import { knownChains } from './knownChains.mjs'

/** A configured network with what is known of it besides. */
export function toNetwork({ id, settings }: ConfiguredNetwork): ServedNetwork {
  const chain = knownChain(id)
  return {
    id,
    name: settings.name ?? chain?.name ?? id,
    nativeCurrency: settings.nativeCurrency ?? chain?.nativeCurrency ?? fallbackCurrency(id),
    testnet: settings.testnet ?? chain?.testnet ?? false,
    settings,
  }
}

/** What viem knows of a network; it knows those that have numbers. */
export function knownChain(id: CaipNetworkId): Chain | undefined {
  const number = toChainId(id)
  return typeof number === 'number' ? knownChains.get(number) : undefined
}

function fallbackCurrency(id: CaipNetworkId) {
  if (id.startsWith('solana:')) return { name: 'Solana', symbol: 'SOL', decimals: 9 }
  if (id.startsWith('bip122:')) return { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }
  return { name: 'Ether', symbol: 'ETH', decimals: 18 }
}
