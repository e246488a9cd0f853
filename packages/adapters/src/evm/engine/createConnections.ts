import type {
  Adapter,
  Connector,
  ConnectSignIn,
  DiscoveredWallets,
  WalletSession,
} from '@foyer/core'
import { appears, findDiscovered } from '@foyer/core/internal'
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
import { createOwnConnectors } from './createOwnConnectors.js'
import { findInPlace } from './findInPlace.js'
import { isWorking } from './isWorking.js'
import { openFirst } from './openFirst.js'
import { rereadWallet } from './rereadWallet.js'
import { toSession } from './toSession.js'

/** The connections of one adapter, kept in wagmi's config, where a host's wagmi hooks see them too. */
export function createConnections(parameters: createConnections.Parameters) {
  const { config, wallets, quiet, networks } = parameters
  const known = new Set(networks.map(({ caipNetworkId }) => caipNetworkId))
  /** Wallets that are being let go, by connector id. */
  const leaving = new Map<string, Promise<unknown>>()
  let paused = false

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
    return connectors.providerOf(connector) ?? connector.getProvider().then(demandProvider)
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
    if (paused) connectors.pause()
    const session = sessionOf(wagmi.id)
    if (session) return session
    await sdk.disconnect(config, { connector: wagmi }).catch(() => {})
    throw new FoyerError('wallet_failed', { data: { finding: 'network' } })
  }
  const resume = async (wagmi: ReturnType<typeof connectors.of>) => {
    if (live(wagmi.id) || (await wagmi.isAuthorized())) return open(wagmi, { isReconnecting: true })
    // A wallet that is locked says so when it is not any more; one that was disconnected here is not waited for.
    const wasEnded = await parameters.wasEnded(`${wagmi.id}.disconnected`)
    if (!paused && !wasEnded) wagmi.wait?.()
    return undefined
  }
  const connectors = createOwnConnectors({ ...parameters, resume })
  const lookAgain = () => {
    if (paused) return
    for (const connection of config.state.connections.values())
      if (!quiet.has(connection.connector.id))
        void rereadWallet(connection, () => !paused && live(connection.connector.id) === connection)
    connectors.lookAgain()
  }
  const begin = (wallet: EvmWallet, signIn: ConnectSignIn | undefined) => {
    const wagmi = connectors.of(wallet)
    wagmi.want?.()
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
    /** Readies what a press on a wallet needs. Asks no wallet. */
    async prepare() {
      connectors.prepare(wallets.list())
      await parameters.reached.prepare(wallets.list())
    },
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
        if (!now) {
          connectors.letGo(id)
          throw new FoyerError('connector_not_connected')
        }
        return { ...now, signedIn: session.signedIn }
      })
    },
    async reconnect(connectorId: string): Promise<WalletSession | undefined> {
      const wallet =
        (await findInPlace(connectorId, parameters)) ??
        (await appears(wallets, connectorId, injectedWaitMs))
      // Two wallets claim this id: only the user can choose between them.
      if (!wallet || wallet.connector.disputed) return undefined
      return quietly(connectorId, async () => {
        const wagmi = connectors.of(wallet)
        wagmi.want?.()
        return within(resume(wagmi), silentReconnectTimeoutMs).catch(() => undefined)
      })
    },
    async disconnect(connectorId: string) {
      const connector = live(connectorId)?.connector
      connectors.letGo(connectorId)
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
      connectors.pause()
    },
    resume() {
      paused = false
      connectors.resume((one) => live(one.id)?.connector === one)
      lookAgain()
    },
    lookAgain,
  }

  /** A wallet that fails to disconnect is let go all the same. */
  function forget({ uid }: sdk.Connector) {
    config._internal.events.disconnect({ uid })
  }
}

export declare namespace createConnections {
  type Parameters = Omit<createOwnConnectors.Parameters, 'resume'> & {
    wallets: DiscoveredWallets<EvmWallet>
    quiet: Set<string>
    networks: readonly Network[]
    page: object | undefined
  }
}

function demandProvider(given: unknown): Eip1193Provider {
  if (isProvider(given)) return given
  throw new FoyerError('provider_not_found')
}
