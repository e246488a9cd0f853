import type { ServedNetwork } from '../../../../chains/Chains.js'
import { addressKey, isNative, nativeToken } from '../../../../tokens/Token.js'

/** What some services call the coin. */
const zero = '0x0000000000000000000000000000000000000000'

/** A token as services name it that call the coin by the zero address. */
export function toZeroCoin(network: ServedNetwork, token: string): string {
  return isNative(network, token) ? zero : token
}

export function fromZeroCoin(network: ServedNetwork, token: string): string {
  return addressKey(token) === zero ? nativeToken(network).address : token
}
