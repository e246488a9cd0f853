import type { Eip155Features } from '@foyer/core'
import { offeredFeatures } from '@foyer/core/internal'
import { type Eip1193Provider, FoyerError, type Network } from '@foyer/protocol'
import type { Config, Connector } from '@wagmi/core'
import type { EvmWallet } from '../EvmWallet.js'
import type { createReached } from './createReached.js'
import { injected, type Listening } from './injected.js'
import type { LazyProvider } from './lazyProvider.js'
import type { Ended } from './requestAccounts.js'

type OwnConnector = Connector & Partial<Listening>

/** The wallets of one adapter as connectors of wagmi, one for each provider; those of the host's config as they are. */
export function createOwnConnectors({
  config,
  reached,
  needs,
  ...parameters
}: createOwnConnectors.Parameters) {
  const made = new Map<Eip1193Provider, OwnConnector>()
  const returning = new Set<Connector>()

  const create = (
    { connector, accountType }: EvmWallet,
    provider: Eip1193Provider,
    lazy: LazyProvider | undefined,
  ): OwnConnector => {
    // Each feature of this adapter needs a request.
    const offered = () => offeredFeatures({ needs, calls: needs ?? {} }, lazy?.loaded() ?? {})
    const fresh: OwnConnector = config._internal.connectors.setup(
      injected({
        connector,
        provider,
        offered,
        wasEnded: parameters.wasEnded,
        typeOf: lazy?.typeOf ?? (accountType && (() => accountType)),
        switchChain: parameters.switchChain,
        // A session of a wallet that is not in the page begins anew by other means.
        onBack: lazy ? undefined : () => void comeBack(fresh),
      }),
    )
    return fresh
  }
  /** Whatever a wallet says meanwhile, it is asked once at a time: some say something whenever they are asked. */
  const comeBack = async (connector: Connector) => {
    if (returning.has(connector)) return
    returning.add(connector)
    await parameters.resume(connector).catch(() => {})
    returning.delete(connector)
  }

  return {
    of(wallet: EvmWallet): OwnConnector {
      if (wallet.wagmi) return wallet.wagmi
      const lazy = wallet.provider ? undefined : reached.of(wallet)
      const provider = wallet.provider ?? lazy
      if (!provider) throw new FoyerError('provider_not_found')
      const former = made.get(provider)
      // The second of two wallets under one name has another id than the first.
      if (former?.id === wallet.connector.id) return former
      const fresh = create(wallet, provider, lazy)
      made.set(provider, fresh)
      return fresh
    },
    /** Makes those of the wallets in the page ahead, so that a press on one only sends its request. */
    prepare(wallets: readonly EvmWallet[]) {
      for (const wallet of wallets)
        if (wallet.provider && !made.has(wallet.provider)) this.of(wallet)
    },
    /** `undefined` for a connector of the host's. */
    providerOf: (connector: Connector) => [...made].find(([, one]) => one === connector)?.[0],
    /** Hears a wallet no more, nor what it still answers. */
    letGo(id: string) {
      for (const one of made.values()) if (one.id === id) one.leave?.()
    },
    /** Asks those that are waited for whether they give an account again. */
    lookAgain() {
      for (const one of made.values()) if (one.isAway?.()) void comeBack(one)
    },
    pause() {
      for (const one of made.values()) one.unlisten?.()
    },
    /** Listens again to those that are in use, and to those that are waited for. */
    resume(isUsed: (connector: Connector) => boolean) {
      for (const one of made.values()) if (isUsed(one) || one.isAway?.()) one.listen?.()
    },
  }
}

export declare namespace createOwnConnectors {
  type Parameters = {
    config: Config
    /** The wallets that are loaded on use. */
    reached: ReturnType<typeof createReached>
    /** See {@link FamilyFeatures}. */
    needs: Eip155Features['needs']
    /** Has a wallet go to a network, and checks that it is there. */
    switchChain(provider: Eip1193Provider, network: Network): Promise<void>
    /** Whether a wallet was disconnected here, by its name in wagmi's storage. */
    wasEnded: (name: string) => Ended
    /** Resumes a wallet that may give its accounts again, without a prompt. */
    resume(connector: Connector): Promise<unknown>
  }
}
