import type { Address } from '@solana/kit'
import type { LocalSolana } from '../startSolana.js'
import { type ExchangeLies, exchangeProgram } from './exchangeProgram.js'
import { exchangeAuthority, jupiter, priceData, priceOf } from './route.js'

/**
 * An exchange on a local network, at Jupiter's address, by prices that are set. What it pays with is what the token accounts of its authority have: the caller gives them to it, and makes
 * those of tokens that it only takes.
 */
export async function createExchange(
  { deploy, put }: Pick<LocalSolana, 'deploy' | 'put'>,
  lies: ExchangeLies = {},
) {
  const [authority, bump] = await exchangeAuthority()
  deploy(jupiter, exchangeProgram({ bump, ...lies }))
  return {
    authority,
    /** From now on it pays so many units of `to` for so many of `from`: both below 2^32. */
    async setPrice(from: Address, to: Address, price: { pays: bigint; takes: bigint }) {
      put(await priceOf(from, to), { program: jupiter, data: priceData(price) })
    },
  }
}
