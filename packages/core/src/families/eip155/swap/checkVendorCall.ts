import { readVendorTerms } from '@foyer/protocol/swaps'
import type { SwapAsset, SwapPlanOrder } from '../../../SwapFeatures.js'
import { refuseSwap } from '../../refuseSwap.js'
import { decodeCall } from '../abi/callCoder.js'
import type { Eip155Transaction } from '../types.js'

/**
 * Compares what the call of a swap service says of itself with what was shown: a contract can tell a node that plays it from a block, and its own minimum holds in both.
 *
 * @returns whether the call says all of it, and its contract keeps to it, so that it may be signed where no node plays it
 * @throws `swap_refused` (`tokens`, `minimum`, `terms`) where the call says otherwise
 */
export function checkVendorCall(
  { offer, account, from, to, amount, minReceived }: SwapPlanOrder,
  { data = '0x', value = 0n }: Eip155Transaction,
): boolean {
  const transaction = { data, value }
  const says = readVendorTerms({ provider: offer.provider, transaction, decode: decodeCall })
  if (!says) return false
  if (!isOf(says.from, from) || !isOf(says.to, to)) throw refuseSwap('tokens')
  if (says.minReceived < minReceived) throw refuseSwap('minimum')
  if (!isSame(says.receiver ?? account, account)) throw refuseSwap('terms')
  const isWhole = says.from !== undefined && says.to !== undefined && says.amount === amount
  return isWhole && says.isBinding
}

/** Whether a token that is said is the one of the order; what is not said may be it. */
function isOf(token: string | undefined, { address = 'coin' }: SwapAsset): boolean {
  return token === undefined || isSame(token, address)
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
