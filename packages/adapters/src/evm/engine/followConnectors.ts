import type { Connector, DiscoveredWallets } from '@foyer/core'
import { readImage, readName } from '@foyer/protocol'
import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import type { EvmWallet } from '../EvmWallet.js'

/** Lists the connectors of the host's wagmi config beside the wallets found in the page. Returns how the list is made of these. */
export function followConnectors(
  config: Config,
  wallets: DiscoveredWallets<EvmWallet>,
): { merge: Merge; stop: () => void } {
  const merge = (found: readonly EvmWallet[]) => {
    const ids = new Set(found.map(({ connector }) => connector.id))
    // What wagmi took from an announcement that was refused here, or not looked for, is not listed.
    const wanted = config.connectors.filter(({ id }) => ids.has(id) || !isAnnounced(config, id))
    return withHost(found, wanted)
  }
  wallets.set(undefined, merge)
  return { merge, stop: config._internal.connectors.subscribe(() => wallets.set()) }
}

type Merge = (found: readonly EvmWallet[]) => readonly EvmWallet[]

function isAnnounced({ _internal }: Config, id: string) {
  try {
    return _internal.mipd?.findProvider({ rdns: id }) !== undefined
  } catch {
    return true
  }
}

/** The host's connector goes before our own for the same wallet, with the checked name and picture. */
function withHost(found: readonly EvmWallet[], connectors: readonly WagmiConnector[]) {
  const all = new Map(found.map((wallet) => [wallet.connector.id, wallet]))
  for (const wagmi of connectors) {
    const own = all.get(wagmi.id)
    // What the host set up with Foyer goes before what it set up with wagmi.
    if (!own?.wagmi && !own?.way && !own?.loader)
      all.set(wagmi.id, { connector: own?.connector ?? describe(wagmi), wagmi })
  }
  return [...all.values()]
}

/** The kinds of wagmi's connectors by our names for them. */
const types: Readonly<Record<string, Connector['type']>> = {
  injected: 'INJECTED',
  walletConnect: 'WALLET_CONNECT',
}

function describe({ id, name, icon, type }: WagmiConnector): Connector {
  return {
    id,
    type: types[type] ?? 'EXTERNAL',
    name: readName(name) || readName(id),
    namespace: 'eip155',
    imageUrl: readImage(icon),
  }
}
