import type { Adapter, Eip155Types } from '@foyer/core'
import { bindFeatures, type FeatureCalls, type RareFeature } from '@foyer/core/internal'
import { FoyerError } from '@foyer/protocol'
import { rpcOf } from '../rpc/rpcOf.js'
import type { confirmOnChain } from './confirmOnChain.js'
import { demandWallet } from './demandWallet.js'
import type { Tools } from './Tools.js'

type ConfirmParameters = [string, Parameters<typeof confirmOnChain>[2]]

export type Actions = Required<
  Omit<FeatureCalls<Eip155Types>, RareFeature> &
    Pick<
      Adapter<Eip155Types>,
      'getBalance' | 'getIdentity' | 'writeContract' | 'callNetwork' | 'resolveName' | 'settle'
    >
>

/** What is done with a connected wallet: the features of the family, and what needs viem's codecs, which are loaded apart. */
export function createActions(tools: Tools): Actions {
  const { features, clients, pending, signal } = tools
  const calls = bindFeatures(features, {
    walletOf: (connectorId, needs) => demandWallet(tools, connectorId, needs),
    rpcOf: (network) => rpcOf(clients, network),
    life: { signal },
    pending,
  })
  /** An account's contract may keep a signature on the chain, in place of one that the wallet gives. */
  const orOnChain =
    (...[connectorId, given]: ConfirmParameters) =>
    async (error: unknown) => {
      if (!FoyerError.is(error, 'signature_on_chain')) throw error
      const { confirmOnChain } = (await import('./codecs.js')).codecs
      return confirmOnChain(tools, connectorId, given)
    }
  return {
    ...calls,
    signMessage: (connectorId, given) =>
      calls.signMessage(connectorId, given).catch(orOnChain(connectorId, given)),
    signTypedData: (connectorId, given) =>
      calls.signTypedData(connectorId, given).catch(orOnChain(connectorId, given)),
    async getBalance({ token, ...parameters }) {
      const { network } = parameters
      const rpc = rpcOf(clients, network)
      if (token !== undefined) return features.getTokenBalance(rpc, { ...parameters, token })
      const { decimals, symbol } = network.nativeCurrency
      return { amount: await features.getBalance(rpc, parameters), decimals, symbol }
    },
    getIdentity: async (parameters) =>
      (await import('./codecs.js')).codecs.getIdentity(tools, parameters),
    callNetwork: async ({ network, call }) => rpcOf(clients, network)(network.caipNetworkId, call),
    resolveName: async (parameters) =>
      (await import('./codecs.js')).codecs.resolveName(tools, parameters),
    settle: async (hash) => pending.remove(hash),
    async writeContract(connectorId, { call, onWritten, ...from }) {
      const { toTransaction } = (await import('./codecs.js')).codecs
      const transaction = toTransaction(call)
      onWritten?.(transaction)
      return calls.sendTransaction(connectorId, { ...from, transaction })
    },
  }
}
