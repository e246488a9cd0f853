import type { Facts } from '../../../facts/Facts.js'
import { wholePrice } from '../../../text/wholePrice.js'
import type { OrderItem } from '../read/TypedReading.js'

/** So fine that even a share of the smallest unit of a token counts. */
const fine = 12

/** What a part of an order is worth, in units that only compare; `undefined` when it has no price. Pieces of collections have none. */
export function worthOf(
  { token, amount, id }: OrderItem,
  { network, tokens, prices }: Facts,
): bigint | undefined {
  if (amount === 0n) return 0n
  if (id !== undefined) return undefined
  const about = token === undefined ? undefined : tokens[token.toLowerCase()]
  const price = prices[token === undefined ? 'coin' : token.toLowerCase()]
  const decimals = token === undefined ? network?.decimals : about?.decimals
  const isFungible = token === undefined || about?.kind === 'fungible'
  if (!isFungible || decimals === undefined || !isPrice(price)) return undefined
  return (amount * wholePrice(price) * 10n ** BigInt(fine)) / 10n ** BigInt(decimals)
}

function isPrice(price: number | undefined): price is number {
  return price !== undefined && Number.isFinite(price) && price > 0 && price <= 1e12
}
