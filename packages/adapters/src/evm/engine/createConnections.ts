import type {
  Adapter,
  Connector,
  ConnectSignIn,
  DiscoveredWallets,
  Eip155Features,
  WalletSession,
} from '@foyer/core'
import { appears, findDiscovered, offeredFeatures } from '@foyer/core/internal'
import {
  type Eip1193Provider,
  FoyerError,
  injectedWaitMs,
  isProvider,
  type Network,
  silentReconnectTimeoutMs,
  toFoyerError,
  within,
} from '@foyer/protocol'
import * as sdk from '@wagmi/core'
import type { EvmWallet } from '../EvmWallet.js'
import type { createReached } from './createReached.js'
import { injected } from './injected.js'
import { isWorking } from './isWorking.js'
import { openFirst } from './openFirst.js'
import type { Ended } from './requestAccounts.js'
import { toSession } from './toSession.js'

/** The connections of one adapter, kept in wagmi's config, where a host's wagmi hooks see them too. */
export function createConnections(parameters: createConnections.Parameters) {
  const { config, wallets, quiet, networks, wasEnded } = parameters
  const known = new Set(networks.map(({ caipNetworkId }) => caipNetworkId))
  const made = new Map<Eip1193Provider, sdk.Connector>()
  /** Wallets that are being let go, by connector id. */
  const leaving = new Map<string, Promise<unknown>>()
  let paused = false

  const toWagmi = (wallet: EvmWallet) => {
    const { connector, wagmi, accountType } = wallet
    if (wagmi) return wagmi
    const lazy = wallet.provider ? undefined : parameters.reached.of(wallet)
    const provider = wallet.provider ?? lazy
    if (!provider) throw new FoyerError('provider_not_found')
    const former = made.get(provider)
    // The second of two wallets under one name has another id than the first.
    if (former?.id === connector.id) return former
    // Each feature of this adapter needs a request.
    const { needs } = parameters
    const offered = () => offeredFeatures({ needs, calls: needs ?? {} }, lazy?.loaded() ?? {})
    const fresh = config._internal.connectors.setup(
      injected({
        connector,
        provider,
        wasEnded,
        offered,
        typeOf: lazy?.typeOf ?? (accountType && (() => accountType)),
        switchChain: parameters.switchChain,
      }),
    )
    made.set(provider, fresh)
    return fresh
  }
  const live = (connectorId: string) =>
    [...config.state.connections.values()].find(
      ({ connector }) => connector.id === connectorId && isWorking(connector),
    )
  const demand = (connectorId: string) => {
    const connection = live(connectorId)
    if (!connection) throw new FoyerError('connector_not_connected')
    return connection
  }
  const sessionOf = (connectorId: string) => {
    const connection = live(connectorId)
    return connection && toSession(connection)
  }
  /** At once where the connector is one of these. */
  const providerOf = (connectorId: string): Eip1193Provider | Promise<Eip1193Provider> => {
    const { connector } = demand(connectorId)
    const [own] = [...made].find(([, one]) => one === connector) ?? []
    return own ?? connector.getProvider().then(demandProvider)
  }
  /** Runs while changes of this wallet are not reported; the caller gets the outcome. */
  const quietly = async <value>(connectorId: string, run: () => Promise<value>) => {
    quiet.add(connectorId)
    try {
      return await run()
    } finally {
      quiet.delete(connectorId)
    }
  }
  const open = async (wagmi: sdk.Connector, how: { isReconnecting: boolean }) => {
    if (!live(wagmi.id)) await sdk.connect(config, { connector: wagmi, ...how })
    // One that answers after the end is not listened to.
    if (paused) asListening(wagmi).unlisten?.()
    const session = sessionOf(wagmi.id)
    if (session) return session
    await sdk.disconnect(config, { connector: wagmi }).catch(() => {})
    throw new FoyerError('wallet_failed', { data: { finding: 'network' } })
  }
  const begin = (wallet: EvmWallet, signIn: ConnectSignIn | undefined) => {
    const wagmi = toWagmi(wallet)
    const { provider, wagmi: connector } = wallet
    const first = live(wagmi.id) ? undefined : signIn
    return openFirst({
      config,
      provider,
      connector,
      signIn: first,
      open: (how) => open(wagmi, how),
    })
  }
  const switchChain = async (connectorId: string, network: Network) => {
    const { connector } = demand(connectorId)
    const chainId = Number(network.id)
    try {
      if (connector.type === 'injected')
        await parameters.switchChain(await providerOf(connectorId), network)
      else if (connector.switchChain) await connector.switchChain({ chainId })
      else throw new FoyerError('chain_not_supported')
    } catch (error) {
      throw toFoyerError(error)
    }
    connector.emitter.emit('change', { chainId })
  }

  return {
    sessionOf,
    providerOf,
    switchChain,
    async connect({ id }: Connector, { network, signIn }: Parameters<Adapter['connect']>[1]) {
      const wallet = findDiscovered(wallets, id)
      if (!wallet) throw new FoyerError('connector_not_found')
      // What is about to end would pass for a connection.
      if (leaving.has(id)) await leaving.get(id)
      return quietly(id, async (): Promise<WalletSession> => {
        let session: WalletSession
        try {
          session = await begin(wallet, signIn)
        } catch (error) {
          throw toFoyerError(error)
        }
        // A wallet on a configured network stays there, without a second prompt.
        if (!network || known.has(session.caipNetworkId)) return session
        // And one that declines to leave a foreign network has connected all the same.
        await switchChain(id, network).catch(() => {})
        const now = sessionOf(id)
        if (!now) throw new FoyerError('connector_not_connected')
        return { ...now, signedIn: session.signedIn }
      })
    },
    async reconnect(connectorId: string): Promise<WalletSession | undefined> {
      const wallet = await appears(wallets, connectorId, injectedWaitMs)
      // Two wallets claim this id: only the user can choose between them.
      if (!wallet || wallet.connector.disputed) return undefined
      return quietly(connectorId, async () => {
        const wagmi = toWagmi(wallet)
        const resume = async () =>
          live(connectorId) || (await wagmi.isAuthorized())
            ? open(wagmi, { isReconnecting: true })
            : undefined
        return within(resume(), silentReconnectTimeoutMs).catch(() => undefined)
      })
    },
    async disconnect(connectorId: string) {
      const connector = live(connectorId)?.connector
      if (!connector) return
      const ended = quietly(connectorId, () =>
        sdk.disconnect(config, { connector }).catch((error: unknown) => {
          forget(connector)
          throw toFoyerError(error)
        }),
      )
      // A connect that waits for it goes on, however it ended.
      leaving.set(
        connectorId,
        ended.catch(() => {}),
      )
      await ended.finally(() => leaving.delete(connectorId))
    },
    pause() {
      paused = true
      for (const connector of made.values()) asListening(connector).unlisten?.()
    },
    resume() {
      paused = false
      for (const connector of made.values())
        if (live(connector.id)?.connector === connector) asListening(connector).listen?.()
    },
  }

  /** A wallet that fails to disconnect is let go all the same. */
  function forget({ uid }: sdk.Connector) {
    config._internal.events.disconnect({ uid })
  }
}

export declare namespace createConnections {
  type Parameters = {
    config: sdk.Config
    wallets: DiscoveredWallets<EvmWallet>
    /** The wallets that are loaded on use. */
    reached: ReturnType<typeof createReached>
    quiet: Set<string>
    networks: readonly Network[]
    /** See {@link FamilyFeatures}. */
    needs: Eip155Features['needs']
    /** Has a wallet go to a network, and checks that it is there. */
    switchChain(provider: Eip1193Provider, network: Network): Promise<void>
    /** Whether a wallet was disconnected here, by its name in wagmi's storage. */
    wasEnded: (name: string) => Ended
  }
}

function demandProvider(given: unknown): Eip1193Provider {
  if (isProvider(given)) return given
  throw new FoyerError('provider_not_found')
}

function asListening(connector: sdk.Connector) {
  return connector as { listen?: () => void; unlisten?: () => void }
}
