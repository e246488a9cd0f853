import { chainDisconnectedCode } from '@foyer/protocol'
import type { DirectRequest } from '../../../actions/DirectRequest.js'
import { refuse } from '../../../errors/refuse.js'
import { refusals } from '../../../texts/en/refusals.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'
import { accountOf, evmAddresses } from './accountOf.js'
import type { AccountMethod } from './isAccountMethod.js'

/** Answers what concerns accounts and what they sent. @throws `Failure` */
export async function answerDirectly(
  { method, params, network }: Omit<DirectRequest, 'method'> & { readonly method: AccountMethod },
  world: WalletEnvironment,
): Promise<unknown> {
  switch (method) {
    case 'eth_accounts':
      return [
        ...new Set([accountOf(world, undefined).address, ...Object.values(evmAddresses(world))]),
      ]
    case 'wallet_getCapabilities': {
      const { getCapabilities } = await import('./batches/getCapabilities.js')
      return getCapabilities(params, world)
    }
    case 'wallet_getCallsStatus': {
      const { getCallsStatus } = await import('./batches/getCallsStatus.js')
      return getCallsStatus(params, world)
    }
    default:
      if (!world.smartNetworks.includes(network))
        throw refuse(refusals, 'operationsNowhere', chainDisconnectedCode)
      return world.bundler(network, method, params)
  }
}
