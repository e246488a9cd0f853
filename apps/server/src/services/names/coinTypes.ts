import { type CaipNetworkId, isAddress, parseCaipNetworkId } from '@foyer/protocol'
import { Base58 } from 'ox'
import { getAddress, type Hex, isHex } from 'viem'

export const etherCoin = '60'
const solanaCoin = '501'
const evmBit = 0x80000000n

/** The coin type of a network (SLIP-44, ENSIP-11); `undefined` where names have none that is read here. */
export function coinTypeOf(id: CaipNetworkId): string | undefined {
  const { namespace, chainId } = parseCaipNetworkId(id)
  if (namespace === 'solana') return solanaCoin
  if (namespace !== 'eip155') return undefined
  const chain = BigInt(chainId)
  if (chain === 1n) return etherCoin
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
