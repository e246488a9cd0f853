import { formatUnits } from '@foyer/protocol'
import { TokenBalance } from '@foyer/protocol/api'
import * as v from 'valibot'
import type { ServedNetwork } from '../chains/Chains.js'
import { isNative } from '../tokens/Token.js'
import type { Holding } from './Balances.js'

/** Digits behind the point that the worth of an amount is computed with. */
const places = 18

/**
 * Writes down what is held as the contract has it: the amount with every digit, its worth as a number
 * for show. Nothing for what the contract cannot hold, such as a token with hundreds of decimals.
 */
export function toBalance(
  network: ServedNetwork,
  { token, amount }: Holding,
  price: number | undefined,
  iconUrl: string | undefined,
): TokenBalance | undefined {
  const { name, symbol, decimals, address } = token
  const balance = {
    name,
    symbol,
    chainId: network.id,
    ...(!isNative(network, address) && { address: `${network.id}:${address}` }),
    ...(price !== undefined && { value: worth(amount, decimals, price) }),
    price: price ?? 0,
    quantity: { decimals: String(decimals), numeric: formatUnits(amount, decimals) },
    ...(iconUrl !== undefined && { iconUrl }),
  }
  const { success, output } = v.safeParse(TokenBalance, balance)
  return success ? output : undefined
}

/** Computed with whole numbers, so that it is as exact as the price; a number at the end. */
export function worth(amount: bigint, decimals: number, price: number): number {
  const scaled = BigInt(toDigits(price))
  return Number(formatUnits((amount * scaled) / 10n ** BigInt(decimals), places))
}

/** A price in units of 10^-18 dollars, as digits. */
function toDigits(price: number): string {
  const [whole = '0', fraction = ''] = price.toFixed(places).split('.')
  return `${whole}${fraction}`
}
