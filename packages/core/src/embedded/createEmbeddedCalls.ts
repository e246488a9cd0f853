import { FoyerError, type Namespace } from '@foyer/protocol'
import type { Adapter, EmbeddedProvider, WalletSession } from '../adapter.js'
import type { Client } from '../client.js'
import type { LiveEmbedded } from '../embedded.js'
import { paymentCalls, signingCalls } from '../pairing/pairedFamilies.js'
import { createRpc } from '../pairing/provider/createRpc.js'
import { toFoyerError } from '../pairing/toFoyerError.js'
import type { PairedCalls } from '../pairing.js'
import { embeddedBalance } from './embeddedBalance.js'
import { liveEmbedded } from './liveEmbedded.js'

/** What an adapter over nothing but the embedded wallet answers, for one chain family. */
export function createEmbeddedCalls(
  client: Client,
  namespace: Namespace,
  report: (session: WalletSession | undefined) => void,
): PairedCalls {
  let used = false
  let wallet: { live: LiveEmbedded; provider: EmbeddedProvider } | undefined

  const reach = async () => {
    const live = await liveEmbedded(client)
    if (wallet?.live === live) return wallet
    const provider = live.of(namespace)
    const tell = () => {
      if (used) report(live.login.current(namespace))
    }
    provider.on('accountsChanged', tell)
    provider.on('chainChanged', tell)
    provider.on('disconnect', tell)
    wallet = { live, provider }
    return wallet
  }
  const ask = async (method: string, params: unknown): Promise<unknown> => {
    const { provider } = await reach()
    try {
      return await provider.request({ method, params })
    } catch (error) {
      throw toFoyerError(error)
    }
  }
  /** @throws `account_not_connected` */
  const demand = async (address: string): Promise<WalletSession> => {
    const { live } = await reach()
    const session = live.login.current(namespace)
    if (!session?.accounts.some((account) => account.address === address))
      throw new FoyerError('account_not_connected')
    return session
  }

  const calls = {
    /** @throws `login_needed` */
    async connect() {
      const { live } = await reach()
      const session = await live.login.resume(namespace)
      if (!session) throw new FoyerError('login_needed')
      used = true
      return session
    },
    async reconnect() {
      const { live } = await reach()
      const session = await live.login.resume(namespace)
      used = session !== undefined
      return session
    },
    async disconnect() {
      used = false
      const { live } = await reach()
      await live.login.leave(namespace)
    },
    async switchNetwork(_, network) {
      const { live } = await reach()
      await live.login.switchTo(namespace, network.caipNetworkId)
    },
    getBalance: async (parameters) => embeddedBalance(client, parameters),
    /** @throws `action_not_allowed` where the chain family has no call for it */
    async signMessage(_, parameters) {
      await demand(parameters.address)
      const call = signingCalls[namespace]
      if (!call) throw new FoyerError('action_not_allowed')
      return call(ask, parameters)
    },
    /** @throws `action_not_allowed` where the chain family has no call for it; `wallet_network_differs` */
    async sendTransaction(_, parameters) {
      const session = await demand(parameters.address)
      const call = paymentCalls[namespace]
      if (!call) throw new FoyerError('action_not_allowed')
      if (session.caipNetworkId !== parameters.network.caipNetworkId)
        throw new FoyerError('wallet_network_differs')
      return call(ask, parameters, createRpc(client))
    },
    getProvider: async () => (await reach()).provider,
  } satisfies Partial<Adapter>
  return calls
}
