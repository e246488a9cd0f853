import { type CaipNetworkId, toChainId } from '@foyer/protocol'
import type { Chain } from 'viem'
import type { ConfiguredNetwork } from '../../config/networks.js'
import type { ChainFamily } from './ChainFamily.js'
import type { ServedNetwork } from './Chains.js'
import { knownChains } from './knownChains.mjs'
import { listedNetworks } from './listedNetworks.js'

/** A configured network with what is known of it besides. */
export function toNetwork({ id, settings }: ConfiguredNetwork, family: ChainFamily): ServedNetwork {
  const chain = knownChain(id)
  const listed = listedNetworks.get(id)
  return {
    id,
    name: settings.name ?? chain?.name ?? listed?.name ?? id,
    nativeCurrency:
      settings.nativeCurrency ?? chain?.nativeCurrency ?? listed?.nativeCurrency ?? family.coin,
    testnet: settings.testnet ?? chain?.testnet ?? listed?.testnet ?? false,
    settings,
    custom: { ...textsOf(listed?.custom), ...settings.custom },
    family,
  }
}

function textsOf({ bech32Prefix, denom }: Readonly<Record<string, unknown>> = {}) {
  return {
    ...(typeof bech32Prefix === 'string' && { bech32Prefix }),
    ...(typeof denom === 'string' && { denom }),
  }
}

/** What viem knows of a network; it knows those that have numbers. */
export function knownChain(id: CaipNetworkId): Chain | undefined {
  const number = toChainId(id)
  return typeof number === 'number' ? knownChains.get(number) : undefined
}
