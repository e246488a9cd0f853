import { isCaipNetworkId } from '@foyer/protocol'
import { isEvmSigned } from '@foyer/protocol/signedEvm'
import type { SiwxSession } from '@foyer/protocol/siwx'

/** No network is asked, so that no contract answers: what is valid then, the key of the address signed. */
export async function isHeldByKey({ data, message, signature }: SiwxSession): Promise<boolean> {
  const { chainId, accountAddress: address } = data
  if (!isCaipNetworkId(chainId)) return false
  return isEvmSigned({ chainId, address, message, signature }, {})
}
