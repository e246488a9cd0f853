import type { NameCoin } from '../chains/ChainFamily.js'
import { families } from './families.js'

/** Ethereum's number in SLIP-44, under which every client of ENS looks, and in ENSIP-11, which gives each EVM network one. */
const etherNumbers = { old: 60, networks: 0x80000001 } as const

/**
 * The coin of a number, with the number under which names keep its addresses: Ethereum's two numbers are kept as one.
 *
 * @returns `undefined` for a coin under which no address can be registered
 */
export function coinOf(number: number): (NameCoin & { readonly coinType: string }) | undefined {
  const kept = number === etherNumbers.networks ? etherNumbers.old : number
  for (const family of families.values()) {
    const coin = family.coinNetwork?.(kept)
    if (coin) return { ...coin, coinType: String(kept) }
  }
  return undefined
}
