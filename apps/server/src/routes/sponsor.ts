import { type CaipNetworkId, toHexChainId } from '@foyer/protocol'
import { sponsorOperation } from '@foyer/protocol/login'
import { HttpError } from '../http/HttpError.js'
import { limit } from '../http/limit.js'
import { sessionRoute, type WalletApp } from '../login/loginRoute.js'
import { ChainError } from '../services/chains/ChainError.js'

/** Who is logged in is paid for out of what a person may have: strangers cannot use that up. */
export function sponsor(app: WalletApp): void {
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
      const asked = { method, params, project: project.id, person: session.account.id } as const
      return (await network.call(asked)) as sponsor.Paid
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
