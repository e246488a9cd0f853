import type { Adapter, Eip155Types } from '@foyer/core'
import { bindFeatures, type FeatureCalls, type RareFeature } from '@foyer/core/internal'
import { rpcOf } from '../rpc/rpcOf.js'
import { demandWallet } from './demandWallet.js'
import type { Tools } from './Tools.js'

export type Actions = Required<
  Omit<FeatureCalls<Eip155Types>, RareFeature> &
    Pick<Adapter<Eip155Types>, 'getBalance' | 'getIdentity' | 'writeContract'>
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
  return {
    ...calls,
    async getBalance({ token, ...parameters }) {
      const { network } = parameters
      const rpc = rpcOf(clients, network)
      if (token !== undefined) return features.getTokenBalance(rpc, { ...parameters, token })
      const { decimals, symbol } = network.nativeCurrency
      return { amount: await features.getBalance(rpc, parameters), decimals, symbol }
    },
    getIdentity: async (parameters) =>
      (await import('./codecs.js')).codecs.getIdentity(tools, parameters),
    async writeContract(connectorId, { call, ...from }) {
      const { toTransaction } = (await import('./codecs.js')).codecs
      return calls.sendTransaction(connectorId, { ...from, transaction: toTransaction(call) })
    },
  }
}
