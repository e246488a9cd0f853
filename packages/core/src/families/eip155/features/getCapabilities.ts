import { causes, FoyerError } from '@foyer/protocol'
import type { Request } from '../../../FamilyFeatures.js'
import type { CapabilitiesParameters } from '../../../FamilyTypes.js'
import type { Eip155Capabilities } from '../types.js'
import { isRecord } from './isRecord.js'
import { toHex } from './toHex.js'

/** The codes of wallets that do not know a method (EIP-1193, JSON-RPC). */
const unknownMethodCodes: readonly unknown[] = [4200, -32601]

/**
 * What the wallet can do, by hex chain id (EIP-5792), on one network where that is given. None when it does not know the question. A wallet that
 * counts the gas of calls (`operationFee`) gets `counted` beside.
 */
export async function getCapabilities(
  request: Request,
  { address, network, counted }: CapabilitiesParameters,
): Promise<Eip155Capabilities> {
  const params = [
    address,
    ...(network ? [[toHex(BigInt(network.id))]] : []),
    ...(counted ? [counted] : []),
  ]
  const answer = await request('wallet_getCapabilities', params).catch((error: unknown) => {
    if (causes(error).some(({ code }) => unknownMethodCodes.includes(code))) return {}
    throw error
  })
  if (!isCapabilities(answer)) throw new FoyerError('capabilities_invalid')
  return answer
}

function isCapabilities(value: unknown): value is Eip155Capabilities {
  return (
    isRecord(value) &&
    Object.entries(value).every(([id, one]) => /^0x[\da-f]{1,14}$/i.test(id) && isRecord(one))
  )
}
