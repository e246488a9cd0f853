import { type CaipNetworkId, toHexChainId } from '@foyer/protocol'
import { sponsorOperation } from '@foyer/protocol/login'
import { HttpError } from '../errors/HttpError.js'
import { limit } from '../http/limit.js'
import { sessionRoute, type WalletApp } from '../login/exports.js'
import type { Services } from '../Services.js'
import { ChainError } from '../services/chains/ChainError.js'

/** Sponsors the operations of a logged-in account from that account's own budget, which no other caller can use up. */
export function sponsor(app: WalletApp<Services>): void {
  const { services } = app
  sessionRoute(app, sponsorOperation, async ({ body }, { project, session }) => {
    const { chainId, entryPoint, operation } = body
    const perMinute = project.quotas.callsPerMinute ?? services.config.projectCallsPerMinute
    await limit(services, `calls ${project.id}`, perMinute)
    const network = services.bundler.networks.get(chainId)
    if (!network)
      throw new HttpError(404, 'network_not_served', 'This server takes no operations there.')
    const params = [operation, entryPoint, toHexChainId(chainId as CaipNetworkId), {}]
    try {
      const method = 'pm_getPaymasterData'
      const request = { method, params, project: project.id, user: session.account.id } as const
      return (await network.call(request)) as sponsor.Paid
    } catch (error) {
      if (!(error instanceof ChainError)) throw error
      throw new HttpError(403, 'sponsoring_refused', error.message)
    }
  })
}

export declare namespace sponsor {
  /** Checked against the contract before it is sent. */
  type Paid = Record<
    'paymaster' | 'paymasterData' | 'paymasterVerificationGasLimit' | 'paymasterPostOpGasLimit',
    string
  >
}
