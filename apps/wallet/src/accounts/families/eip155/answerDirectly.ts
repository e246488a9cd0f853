import type { CaipNetworkId } from '@foyer/protocol'
import { chainDisconnectedCode } from '@foyer/protocol'
import type { DirectFrameMethod } from '@foyer/protocol/frame'
import { Failure } from '../../../errors/Failure.js'
import type { World } from '../../World.js'
import { accountOf, evmAddresses } from './accountOf.js'

/** Asked by a page, with nothing to approve: only reads. */
export type DirectRequest = {
  readonly method: DirectFrameMethod
  readonly params: unknown
  readonly network: CaipNetworkId
}

/** The methods that the accounts answer; every other direct one is the network's. */
const accountMethods = [
  'eth_accounts',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
] as const satisfies readonly DirectFrameMethod[]

type AccountMethod = (typeof accountMethods)[number]

export function isAccountMethod(method: DirectFrameMethod): method is AccountMethod {
  return (accountMethods as readonly string[]).includes(method)
}

/** Answers what concerns accounts and what they sent. @throws `Failure` */
export async function answerDirectly(
  { method, params, network }: Omit<DirectRequest, 'method'> & { readonly method: AccountMethod },
  world: World,
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
        throw new Failure('Nobody takes operations to this network.', chainDisconnectedCode)
      return world.bundler(network, method, params)
  }
}
