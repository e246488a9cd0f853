import type { Network } from '@foyer/protocol'
import { chainNames } from '../chainNames.js'

/** OKX has a provider for each network, beside each other. */
const siblings: Readonly<Record<string, string>> = {
  'bitcoin:testnet': 'bitcoinTestnet',
  'bitcoin:testnet4': 'bitcoinTestnet4',
  'bitcoin:signet': 'bitcoinSignet',
}

/** The provider of OKX for the first of the page's networks that it has one for: the one that was found is of the main network. */
export function okxProvider(found: unknown, page: object, networks: readonly Network[]) {
  for (const { caipNetworkId } of networks)
    for (const [chain] of chainNames.filter(([, id]) => id === caipNetworkId)) {
      const provider = chain === 'bitcoin:mainnet' ? found : sibling(page, siblings[chain])
      if (provider) return { provider, chain }
    }
  return { provider: found, chain: 'bitcoin:mainnet' }
}

function sibling(page: object, name: string | undefined): unknown {
  try {
    return name && Reflect.get(Reflect.get(page, 'okxwallet'), name)
  } catch {
    return undefined
  }
}
