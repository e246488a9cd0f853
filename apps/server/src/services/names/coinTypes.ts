import { type CaipNetworkId, families, isNumbered, parseCaipNetworkId } from '@foyer/protocol'

/** ENS is a contract of EVM networks, and this coin has calls of its own there. */
export const etherCoin = families.eip155.coinType ?? ''
const evmBit = 0x80000000n

/** The coin type of a network (SLIP-44, ENSIP-11); `undefined` where names have none that is read here. */
export function coinTypeOf(id: CaipNetworkId): string | undefined {
  const { namespace, chainId } = parseCaipNetworkId(id)
  const { coinType } = families[namespace]
  if (coinType === undefined || !isNumbered(namespace) || chainId === '1') return coinType
  const chain = BigInt(chainId)
  return chain < evmBit ? String(evmBit | chain) : undefined
}

const hexFamilies = Object.values(families).filter(({ hex }) => hex)

/** How an address is compared and kept: a hex one says the same in any case of letters, with 0x and without. */
export function plainAddress(address: string): string {
  const isHex = hexFamilies.some((family) => family.address.test(address))
  return isHex ? `0x${address.replace(/^0x/i, '').toLowerCase()}` : address
}
