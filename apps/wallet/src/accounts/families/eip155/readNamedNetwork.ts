import { type CaipNetworkId, chainUnrecognizedCode } from '@foyer/protocol'
import type { ApprovalRequest } from '../../../actions/ApprovalRequest.js'
import { refuseAccount } from '../../refuseAccount.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'
import { readQuantity } from './quantity.js'

/**
 * The network that a request names among its parameters, or else the one that the page is on.
 *
 * @throws `Failure` 4902 or 5710 for one that the wallet does not serve
 */
export async function readNamedNetwork(
  chainId: unknown,
  request: ApprovalRequest,
  { chains }: WalletEnvironment,
): Promise<CaipNetworkId> {
  if (chainId === undefined) return request.network
  const named = typeof chainId === 'string' ? chainId.replace(/^eip155:/, '') : chainId
  const network = `eip155:${readQuantity(named, 'chainId')}` as const
  const networks = await chains.networks()
  if (networks.some(({ caipNetworkId }) => caipNetworkId === network)) return network
  throw refuseAccount('callsNetwork', network === request.network ? chainUnrecognizedCode : 5710, {
    given: { network },
  })
}
