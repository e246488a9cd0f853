import { families } from '@foyer/protocol'
import { getAddress, isAddress } from 'viem'

/** ENS is a contract of EVM networks, and this coin has calls of its own there. */
export const etherCoin = families.eip155.coinType ?? ''

/** The same network by ENSIP-11. */
const etherNetworkCoin = String(0x80000001)

const hexFamilies = Object.values(families).filter(({ hex }) => hex)

/** How an address is compared and kept: a hex one says the same in any case of letters, with 0x and without. */
export function plainAddress(address: string): string {
  const isHex = hexFamilies.some((family) => family.address.test(address))
  return isHex ? `0x${address.replace(/^0x/i, '').toLowerCase()}` : address
}

/** As wallets show it; the database keeps EVM addresses in lower case. */
export function shownAddress(address: string): string {
  const plain = plainAddress(address)
  return isAddress(plain, { strict: false }) ? getAddress(plain) : address
}

/** Clients look for Ethereum's address under either of its numbers. */
export function bothNumbers(coinType: string): readonly string[] {
  return coinType === etherCoin ? [coinType, etherNetworkCoin] : [coinType]
}
