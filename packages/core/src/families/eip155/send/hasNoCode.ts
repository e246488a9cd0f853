import type { SendFeatures } from '../../../SendFeatures.js'
import { isContract } from './isContract.js'

/**
 * Names of ENS live on Ethereum. A contract there may have no owner here, and what is a contract here belongs to its code: neither is the owner's. An account that
 * a key holds is its owner's on every EVM network.
 */
export const hasNoCode: NonNullable<SendFeatures['hasNoCode']> = async (
  rpc,
  { address, network, networks },
) => {
  const home = networks.find(
    ({ caipNetworkId, contracts }) =>
      contracts?.ensUniversalResolver !== undefined || caipNetworkId === 'eip155:1',
  )
  if (!home) return false
  const places = home === network ? [home] : [home, network]
  const found = await Promise.all(places.map((one) => isContract(rpc, one, address)))
  return !found.includes(true)
}
