import { families } from '@foyer/protocol'

/** ENS is a contract of EVM networks, and this coin has calls of its own there. */
export const etherCoin = families.eip155.coinType ?? ''

/** The same network by ENSIP-11. */
export const etherNetworkCoin = String(0x80000001)

const hexFamilies = Object.values(families).filter(({ hex }) => hex)

/** How an address is compared and kept: a hex one says the same in any case of letters, with 0x and without. */
export function plainAddress(address: string): string {
  const isHex = hexFamilies.some((family) => family.address.test(address))
  return isHex ? `0x${address.replace(/^0x/i, '').toLowerCase()}` : address
}
