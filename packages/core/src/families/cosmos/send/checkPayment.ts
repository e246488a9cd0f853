import { bech32Address, FoyerError, type Network } from '@foyer/protocol'
import type { CosmosPayment } from '../types.js'

/** As many as most networks take (`max_memo_characters`). */
const memoMax = 256

/**
 * A payment that makes sense on a network.
 *
 * @throws `amount_and_receiver_required`, `receiver_of_another_network`; `invalid_amount` for a fee or gas that is none; `transaction_refused` for a memo
 *   that is too long
 */
export function checkPayment(
  { to, value, memo, gas, fee }: Partial<CosmosPayment>,
  { custom, name }: Network,
): void {
  if (!to || typeof value !== 'bigint' || value <= 0n)
    throw new FoyerError('amount_and_receiver_required')
  if (bech32Address.prefixOf(to) !== custom?.bech32Prefix || custom?.denom === undefined)
    throw new FoyerError('receiver_of_another_network', { data: { network: name } })
  const isAmount = (one: unknown) => one === undefined || (typeof one === 'bigint' && one >= 0n)
  if (!isAmount(gas) || !isAmount(fee)) throw new FoyerError('invalid_amount')
  if (memo !== undefined && new TextEncoder().encode(memo).length > memoMax)
    throw new FoyerError('invalid_amount')
}
