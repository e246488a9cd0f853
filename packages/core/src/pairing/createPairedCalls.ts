import {
  chainUnrecognizedCode,
  FoyerError,
  type Namespace,
  type Network,
  toHexChainId,
} from '@foyer/protocol'
import type { Account, WalletSession } from '../adapter.js'
import type { Client } from '../client.js'
import type { LivePairing, PairedCalls } from '../pairing.js'
import { pairedBalance } from './pairedBalance.js'
import { paymentCalls, signingCalls } from './pairedFamilies.js'
import { createRpc } from './provider/createRpc.js'
import { toFoyerError } from './toFoyerError.js'

/** What an adapter over nothing but the paired wallet answers, for one chain family. */
export function createPairedCalls({
  client,
  live,
  namespace,
  report,
}: createPairedCalls.Parameters): PairedCalls {
  const provider = live.provider.of(namespace)
  let used = false

  const current = (): WalletSession | undefined => {
    const chain = live.provider.defaultChain(namespace)
    const [first, ...others] = live.provider.accounts(namespace).map(toAccount(namespace))
    return chain && first && { accounts: [first, ...others], caipNetworkId: chain }
  }
  const tell = () => {
    if (used) report(current())
  }
  provider.on('accountsChanged', tell)
  provider.on('chainChanged', tell)
  provider.on('disconnect', () => {
    if (used) report(undefined)
    used = false
  })

  const use = () => {
    const session = current()
    used = session !== undefined
    return session
  }
  const ask = async (method: string, params: unknown): Promise<unknown> => {
    try {
      return await provider.request({ method, params })
    } catch (error) {
      throw toFoyerError(error)
    }
  }
  /** @throws `account_not_connected` */
  const assertOwn = (address: string) => {
    if (!current()?.accounts.some((account) => account.address === address))
      throw new FoyerError('account_not_connected')
  }

  return {
    async connect() {
      await live.doors.enter()
      const session = use()
      if (!session) throw new FoyerError('namespace_not_configured')
      return session
    },
    async reconnect() {
      return (await live.doors.resume()) ? use() : undefined
    },
    async disconnect() {
      used = false
      await live.doors.leave(namespace)
    },
    async switchNetwork(_, network) {
      if (namespace === 'eip155') return switchEvm(network, provider.request)
      if (!live.provider.isGranted(network.caipNetworkId))
        throw new FoyerError('chain_not_supported')
      live.provider.setDefaultChain(network.caipNetworkId)
    },
    getBalance: (parameters) => pairedBalance(client, live.provider, parameters),
    /** @throws `action_not_allowed` where the chain family has no call for it */
    async signMessage(_, parameters) {
      assertOwn(parameters.address)
      const call = signingCalls[namespace]
      if (!call) throw new FoyerError('action_not_allowed')
      return call(ask, parameters)
    },
    /** @throws `action_not_allowed` where the chain family has no call for it; `wallet_network_differs` */
    async sendTransaction(_, parameters) {
      assertOwn(parameters.address)
      const call = paymentCalls[namespace]
      if (!call) throw new FoyerError('action_not_allowed')
      if (current()?.caipNetworkId !== parameters.network.caipNetworkId)
        throw new FoyerError('wallet_network_differs')
      return call(ask, parameters, createRpc(client))
    },
    getProvider: async () => provider,
  }
}

export declare namespace createPairedCalls {
  type Parameters = {
    client: Client
    live: LivePairing
    namespace: Namespace
    report(session: WalletSession | undefined): void
  }
}

/** EIP-3326, and EIP-3085 for a wallet that does not know the network: the network's own RPC, which carries no keys. */
async function switchEvm(
  { caipNetworkId, name, nativeCurrency, rpcUrls, blockExplorers }: Network,
  request: (call: { method: string; params: unknown }) => Promise<unknown>,
) {
  const chainId = toHexChainId(caipNetworkId)
  try {
    await request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code !== chainUnrecognizedCode)
      throw toFoyerError(error)
    const addition = {
      chainId,
      chainName: name,
      nativeCurrency,
      rpcUrls: rpcUrls.default.http,
      ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
    }
    await request({ method: 'wallet_addEthereumChain', params: [addition] }).catch((cause) => {
      const known = toFoyerError(cause)
      throw FoyerError.is(known, 'user_rejected')
        ? known
        : new FoyerError('chain_not_supported', { cause })
    })
  }
}

const toAccount =
  (namespace: Namespace) =>
  (address: string): Account => ({ address, type: namespace === 'bip122' ? 'payment' : 'eoa' })
