import { FoyerError, isAddress } from '@foyer/protocol'
import type { Eip155Transaction } from '../types.js'
import { toHex } from './toHex.js'

/**
 * A transaction as JSON-RPC takes it.
 *
 * @throws `invalid_caip_address` when `to` is given and no address, or one without `0x`; `invalid_amount` when an amount is
 *   negative or no bigint, or when `data` is not hex
 */
export function toCall({ to, value, data, gas, ...prices }: Eip155Transaction) {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = prices
  if (to !== undefined && !isPrefixed(to)) throw new FoyerError('invalid_caip_address')
  const amounts = [value, gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas].filter(
    (amount) => amount !== undefined,
  )
  if (amounts.some((amount) => typeof amount !== 'bigint' || amount < 0n))
    throw new FoyerError('invalid_amount')
  if (data !== undefined && !/^0x([\da-f]{2})*$/i.test(data)) throw new FoyerError('invalid_amount')
  return {
    ...(to !== undefined && { to }),
    ...(value !== undefined && { value: toHex(value) }),
    ...(data !== undefined && { data }),
    ...(gas !== undefined && { gas: toHex(gas) }),
    ...(gasPrice !== undefined && { gasPrice: toHex(gasPrice) }),
    ...(maxFeePerGas !== undefined && { maxFeePerGas: toHex(maxFeePerGas) }),
    ...(maxPriorityFeePerGas !== undefined && {
      maxPriorityFeePerGas: toHex(maxPriorityFeePerGas),
    }),
  }
}

/** JSON-RPC takes no address without its prefix, and what a wallet makes of one is its own affair. */
function isPrefixed(to: string): boolean {
  return isAddress('eip155', to) && to.startsWith('0x')
}
