import { FoyerError, parseCaipAddress, parseUnits } from '@foyer/protocol'
import type { Nft, TokenBalance } from '@foyer/protocol/api'
import { readPrice } from './money.js'
import type { SendToken } from './state.js'

/**
 * A token or collectible of a list, as it is sent.
 *
 * @throws `send_changed` when it is one of another network
 */
export function toSendToken(given: TokenBalance | Nft, caipNetworkId: string): SendToken {
  if (given.chainId !== caipNetworkId) throw new FoyerError('send_changed')
  const address = given.address ? parseCaipAddress(given.address).address : undefined
  if ('tokenId' in given)
    return {
      ...{ address, tokenId: BigInt(given.tokenId), standard: given.standard },
      name: given.name ?? `#${given.tokenId}`,
      symbol: given.collection ?? given.name ?? '',
      decimals: 0,
      balance: BigInt(given.quantity.numeric),
      iconUrl: given.imageUrl ?? undefined,
    }
  const decimals = Number(given.quantity.decimals)
  return {
    ...{ address, decimals, name: given.name, symbol: given.symbol },
    balance: parseUnits(given.quantity.numeric, decimals),
    price: readPrice(given.price),
    iconUrl: given.iconUrl ?? undefined,
  }
}
