import { FoyerError } from '@foyer/protocol'
import type { WalletSession } from '../adapter.js'
import type { Client } from '../Client.js'
import { createRpc } from './createRpc.js'
import type { FamilyFeatures } from './Family.js'
import type { FamilyCalls } from './FamilyCalls.js'
import { toFoyerError } from './toFoyerError.js'
import type { Way } from './Way.js'

/** The calls of a chain family over one way to its wallet. `report` is called with what the wallet does on its own. */
export function createFamilyCalls({
  client,
  way,
  features,
  report,
}: createFamilyCalls.Parameters): FamilyCalls {
  const { provider } = way
  const { sendTransaction, signMessage, switchChain } = features
  const rpc = createRpc(client)
  /** Whether the client uses the session: only then changes are reported to it. */
  let used = false

  const reportSession = () => {
    if (used) report(way.session())
  }
  provider.on('accountsChanged', reportSession)
  provider.on('chainChanged', reportSession)
  provider.on('disconnect', () => {
    reportSession()
    used = used && way.session() !== undefined
  })

  const request = async (method: string, params?: unknown): Promise<unknown> => {
    try {
      return await provider.request({ method, params })
    } catch (error) {
      throw toFoyerError(error)
    }
  }
  /** @throws `account_not_connected` */
  const demand = (address: string): WalletSession => {
    const session = way.session()
    if (!session?.accounts.some((account) => account.address === address))
      throw new FoyerError('account_not_connected')
    return session
  }

  return {
    async connect() {
      const session = await way.connect()
      used = true
      return session
    },
    async reconnect() {
      const session = await way.resume()
      used = session !== undefined
      return session
    },
    async disconnect() {
      used = false
      await way.leave()
    },
    switchChain: async (_, network) =>
      switchChain && !way.movesFreely ? switchChain(request, network) : way.moveTo(network),
    ...(signMessage && {
      async signMessage(_, parameters) {
        demand(parameters.address)
        return signMessage(request, parameters)
      },
    }),
    ...(sendTransaction && {
      async sendTransaction(_, parameters) {
        if (demand(parameters.address).caipNetworkId !== parameters.network.caipNetworkId)
          throw new FoyerError('wallet_network_differs')
        return sendTransaction(request, parameters, rpc)
      },
    }),
    getProvider: async () => provider,
  }
}

export declare namespace createFamilyCalls {
  type Parameters = {
    client: Client
    way: Way
    features: FamilyFeatures
    report(session: WalletSession | undefined): void
  }
}
