import type { AdapterEvents, Connector } from '@foyer/core'
import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import type { Provider } from './provider.js'
import { readImage } from './readImage.js'
import { readText } from './readText.js'

/** A wallet that was found in the page, with the way to reach it. */
export type Wallet = {
  readonly connector: Connector
  /** The wallet's own; absent for a connector of the host's wagmi config. */
  readonly provider?: Provider | undefined
  readonly wagmi?: WagmiConnector | undefined
}

export type Wallets = ReturnType<typeof createWallets>

/** The wallets known to one adapter: those found in the page and those of the host's wagmi config. */
export function createWallets(config: Config | undefined) {
  const listeners = new Set<() => void>()
  let found: readonly Wallet[] = []

  const list = () => (config ? withHost(found, config.connectors) : found)
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    find: (id: string) => list().find(({ connector }) => connector.id === id),
    subscribe,
    set(wallets: readonly Wallet[]) {
      found = wallets
      tell()
    },
    /** Reports the whole list now and each time it changes. */
    follow(report: AdapterEvents['wallets']) {
      const stops = [
        subscribe(() => report(list().map(({ connector }) => connector))),
        config?._internal.connectors.subscribe(tell),
      ]
      if (config) tell()
      return () => {
        for (const stop of stops) stop?.()
      }
    },
    clear() {
      listeners.clear()
      found = []
    },
  }
}

/** The host's connector goes before our own for the same wallet, with the checked name and picture. */
function withHost(found: readonly Wallet[], connectors: readonly WagmiConnector[]) {
  const wallets = new Map(found.map((wallet) => [wallet.connector.id, wallet]))
  for (const wagmi of connectors) {
    const own = wallets.get(wagmi.id)
    if (!own?.wagmi) wallets.set(wagmi.id, { connector: own?.connector ?? describe(wagmi), wagmi })
  }
  return [...wallets.values()]
}

function describe({ id, name, icon, type }: WagmiConnector): Connector {
  return {
    id,
    type:
      type === 'walletConnect' ? 'WALLET_CONNECT' : type === 'injected' ? 'INJECTED' : 'EXTERNAL',
    name: readText(name) || readText(id),
    namespace: 'eip155',
    imageUrl: readImage(icon),
  }
}
