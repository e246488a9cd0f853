import type { Connector, WalletSession } from '@foyer/core'
import type { Eip1193Provider } from '@foyer/protocol'
import { FoyerError, type Network, readChainId, revokeTimeoutMs, within } from '@foyer/protocol'
import type { CreateConnectorFn } from '@wagmi/core'
import { requestProvider } from '../dialect/requestProvider.js'
import type { LazyProvider } from './lazyProvider.js'
import { listen } from './listen.js'
import { readAccounts } from './readAccounts.js'
import { type Ended, requestAccounts } from './requestAccounts.js'
import { toNetwork } from './toNetwork.js'

/** The code with which MetaMask says that it lost its own RPC and will be back. */
const tryAgainLaterCode = 1013

type Wanted = {
  readonly connector: Connector
  readonly provider: Eip1193Provider
  /** What is kept under this name of wagmi's storage. */
  readonly wasEnded: (name: string) => Ended
  /** The kind of an account, of a wallet that has several. */
  readonly typeOf?: LazyProvider['typeOf'] | undefined
  /** What the wallet offers of the family's features; `undefined` where it does not say. */
  readonly offered: () => WalletSession['features']
  readonly switchChain: (provider: Eip1193Provider, network: Network) => Promise<void>
  /** Called when a wallet that gave no account, as one that is locked, may give one again. Absent where it is not to be heard then. */
  readonly onBack?: (() => void) | undefined
}

/**
 * A wallet of this page as a connector of wagmi. wagmi's own believes what the wallet answers, listens
 * before anyone connected, keeps listening after, and wants a global `window`; this one does not.
 */
export function injected({
  connector,
  provider,
  wasEnded,
  typeOf,
  offered,
  switchChain,
  onBack,
}: Wanted): CreateConnectorFn<Eip1193Provider, Listening, Stored> {
  const { id, name, imageUrl, rdns } = connector
  const shim = `${id}.disconnected` as const

  return (config) => {
    let stop: (() => void) | undefined
    /** It gives no account, and is heard for when it does. */
    let isAway = false
    /** It was disconnected here since it was wanted last: what it answers after that counts no more. */
    let isLeft = false
    const chainOf = async () => {
      const chainId = readChainId(await requestProvider(provider, 'eth_chainId'))
      if (chainId) return chainId
      throw new FoyerError('wallet_failed', { data: { finding: 'network' } })
    }
    const accountsOf = async () => readAccounts(await requestProvider(provider, 'eth_accounts'))
    const self: ReturnType<CreateConnectorFn<Eip1193Provider, Listening, Stored>> = {
      id,
      name,
      type: 'injected',
      ...(typeOf && { typeOf }),
      offered,
      ...(imageUrl && { icon: imageUrl }),
      ...(rdns && { rdns }),
      listen() {
        stop ??= listen(provider, {
          accountsChanged: (accounts) => self.onAccountsChanged(accounts as string[]),
          chainChanged: (chainId) => self.onChainChanged(chainId as string),
          disconnect: (error) => self.onDisconnect?.(error as Error),
          ...(onBack && { connect: () => isAway && onBack() }),
        })
      },
      want() {
        isLeft = false
      },
      leave() {
        isLeft = true
        isAway = false
        self.unlisten()
      },
      wait() {
        isAway = onBack !== undefined && !isLeft
        if (isAway) self.listen()
        else self.unlisten()
      },
      isAway: () => isAway,
      unlisten() {
        stop?.()
        stop = undefined
      },
      async connect({ isReconnecting } = {}) {
        const accounts = isReconnecting
          ? await accountsOf()
          : await requestAccounts(provider, wasEnded(shim))
        if (accounts.length === 0) throw new FoyerError('wallet_locked')
        const chainId = await chainOf()
        if (isLeft) throw new FoyerError('connector_not_connected')
        isAway = false
        self.listen()
        await config.storage?.removeItem(shim)
        return { accounts: accounts as never, chainId }
      },
      async disconnect() {
        self.leave()
        await config.storage?.setItem(shim, true)
        await within(
          requestProvider(provider, 'wallet_revokePermissions', [{ eth_accounts: {} }]),
          revokeTimeoutMs,
        ).catch(() => undefined)
      },
      getAccounts: accountsOf,
      getChainId: chainOf,
      getProvider: async () => provider,
      async isAuthorized() {
        try {
          return !(await config.storage?.getItem(shim)) && (await accountsOf()).length > 0
        } catch {
          return false
        }
      },
      async switchChain({ chainId }) {
        const chain = config.chains.find((one) => one.id === chainId)
        if (!chain) throw new FoyerError('chain_not_configured')
        await switchChain(provider, toNetwork(chain))
        config.emitter.emit('change', { chainId })
        return chain
      },
      onAccountsChanged(value) {
        const accounts = orElse(() => readAccounts(value), [])
        if (isAway) {
          if (accounts.length > 0) onBack?.()
        } else if (accounts.length === 0) self.onDisconnect?.()
        else config.emitter.emit('change', { accounts })
      },
      onChainChanged(value) {
        const chainId = readChainId(value)
        if (chainId) config.emitter.emit('change', { chainId })
      },
      async onDisconnect(error) {
        const { code } = (error ?? {}) as { code?: unknown }
        if (code === tryAgainLaterCode && (await accountsOf().catch(() => [])).length > 0) return
        if (isAway) return
        self.wait()
        config.emitter.emit('disconnect')
      },
    }
    return self
  }
}

/** What such a connector has beside those of wagmi. */
export type Listening = {
  listen(): void
  unlisten(): void
  /** Begins to connect or to resume it. */
  want(): void
  /** Ends that, and all that is heard of it. */
  leave(): void
  /** Hears it for when it gives an account again. */
  wait(): void
  isAway(): boolean
  offered(): WalletSession['features']
}
type Stored = { [name in `${string}.disconnected`]: true }

function orElse<value>(run: () => value, otherwise: value) {
  try {
    return run()
  } catch {
    return otherwise
  }
}
