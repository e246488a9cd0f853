import {
  type CaipNetworkId,
  families,
  isAddress,
  isNumbered,
  type Namespace,
  parseCaipNetworkId,
} from '@foyer/protocol'
import { Base58 } from 'ox'
import { getAddress, type Hex, isHex } from 'viem'

export const etherCoin = coinOf('eip155')
const solanaCoin = coinOf('solana')
const evmBit = 0x80000000n

/** The coin type of a network (SLIP-44, ENSIP-11); `undefined` where names have none that is read here. */
export function coinTypeOf(id: CaipNetworkId): string | undefined {
  const { namespace, chainId } = parseCaipNetworkId(id)
  const { coinType } = families[namespace]
  if (coinType === undefined || !isNumbered(namespace) || chainId === '1') return coinType
  const chain = BigInt(chainId)
  return chain < evmBit ? String(evmBit | chain) : undefined
}

/**
 * An address as names keep it, as its chain writes it.
 *
 * @returns `undefined` when it is none of this coin type
 */
export function addressOf(coinType: string, bytes: Hex): string | undefined {
  if (!isHex(bytes)) return undefined
  if (coinType === solanaCoin) return bytes.length === 66 ? Base58.fromHex(bytes) : undefined
  return bytes.length === 42 && BigInt(bytes) !== 0n ? getAddress(bytes) : undefined
}

/** How an address is compared and kept: EVM addresses say the same in any case of letters. */
export function plainAddress(address: string): string {
  return isAddress('eip155', address) ? `0x${address.replace(/^0x/i, '').toLowerCase()}` : address
}

function coinOf(namespace: Namespace): string {
  return families[namespace].coinType ?? ''
}
