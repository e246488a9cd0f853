import { FoyerError, isAddress } from '@foyer/protocol'
import type { Eip155Transaction, Eip155Transfer } from '../types.js'
import { toWord } from './toWord.js'

/** `transfer(address,uint256)` of ERC-20. */
const selector = '0xa9059cbb'

/**
 * The transaction of a transfer: of the network's coin, or of a token by a call of its contract, which moves no coin.
 *
 * @throws `invalid_caip_address` when `to` or `token` is no address, `invalid_amount` when the amount is not above 0 and below 2^256
 */
export function toTransaction({ to, amount, token }: Eip155Transfer): Eip155Transaction {
  if (!isAddress('eip155', to)) throw new FoyerError('invalid_caip_address')
  if (typeof amount !== 'bigint' || amount <= 0n || amount >= 2n ** 256n)
    throw new FoyerError('invalid_amount')
  if (token === undefined) return { to, value: amount }
  if (!isAddress('eip155', token)) throw new FoyerError('invalid_caip_address')
  return { to: token, data: `${selector}${toWord(to)}${toWord(amount)}` }
}
