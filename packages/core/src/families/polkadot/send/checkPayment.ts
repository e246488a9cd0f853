import { FoyerError, type Network, ss58 } from '@foyer/protocol'
import type { PolkadotPayment } from '../types.js'

/**
 * A payment that makes sense on a network.
 *
 * @throws `amount_and_receiver_required`, `receiver_of_another_network`, `invalid_amount`
 */
export function checkPayment(
  { to, value, feeMax }: Partial<PolkadotPayment>,
  { name }: Network,
): PolkadotPayment {
  if (!to || typeof value !== 'bigint' || value <= 0n || value >= 2n ** 128n)
    throw new FoyerError('amount_and_receiver_required')
  if (!ss58.decode(to))
    throw new FoyerError('receiver_of_another_network', { data: { network: name } })
  if (feeMax !== undefined && (typeof feeMax !== 'bigint' || feeMax < 0n))
    throw new FoyerError('invalid_amount')
  return { to, value, feeMax }
}
