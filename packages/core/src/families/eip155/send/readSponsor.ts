import type { Network } from '@foyer/protocol'
import type { SendFeatures } from '../../../SendFeatures.js'
import { isRecord } from '../features/isRecord.js'
import { capabilityOf } from './capabilityOf.js'

/**
 * The paymaster that pays for calls on a network: the service that the host names for it (`custom.paymasterService`, ERC-7677), where the wallet takes one;
 * else the wallet's own, where it says that it pays now (`sponsoring`, of the embedded wallet). Both are demanded of the wallet: refused, it sends nothing.
 */
export const readSponsor: NonNullable<SendFeatures['readSponsor']> = (capabilities, network) => {
  const service = readService(network)
  if (service && capabilityOf(capabilities, network, 'paymasterService'))
    return { paymasterService: service }
  return capabilityOf(capabilities, network, 'sponsoring') ? { sponsoring: {} } : undefined
}

/** What the host names, where it is an address of the web. */
function readService({ custom }: Network) {
  const given = custom?.paymasterService
  if (!isRecord(given) || typeof given.url !== 'string' || !/^https?:/i.test(given.url))
    return undefined
  return { url: given.url, context: isRecord(given.context) ? given.context : {} }
}
