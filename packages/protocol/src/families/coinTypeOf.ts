import { type CaipNetworkId, isNumbered, parseCaipNetworkId } from '../caip.js'
import { families } from './families.js'

const evmBit = 0x80000000n

/** The coin type of a network (SLIP-44, ENSIP-11); `undefined` where names have none that is read here. */
export function coinTypeOf(id: CaipNetworkId): string | undefined {
  const { namespace, chainId } = parseCaipNetworkId(id)
  const { coinType } = families[namespace]
  if (coinType === undefined || !isNumbered(namespace) || chainId === '1') return coinType
  const chain = BigInt(chainId)
  return chain < evmBit ? String(evmBit | chain) : undefined
}
