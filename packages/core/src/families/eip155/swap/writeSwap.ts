import { type PoolRoute, writePoolSwap, writeWrap } from '@foyer/protocol/swaps'
import type { SwapPlanOrder } from '../../../SwapFeatures.js'
import { refuseSwap } from '../../refuseSwap.js'
import { encodeCall } from '../abi/callCoder.js'
import type { Eip155Transaction } from '../types.js'
import { poolsOf } from './poolsOf.js'

/** Seconds after the latest block until which the transaction may get into a block. */
const deadlineSeconds = 300n

/**
 * The transaction of an offer of the network's own exchanges, which the page writes itself.
 *
 * @param seconds of the latest block, since 1970
 * @throws `swap_refused` (`router`) for an offer of others
 */
export function writeSwap(
  { network, account, from, to, amount, offer, minReceived }: SwapPlanOrder,
  seconds: bigint,
): Eip155Transaction {
  const pools = poolsOf(network)
  const isFromNative = from.address === undefined
  if (pools && offer.provider === 'wrap')
    return writeWrap({ wrapped: pools.wrapped, amount, isFromNative, encode: encodeCall })
  if (!pools || offer.provider !== 'pools' || offer.via !== 'network') throw refuseSwap('router')
  return writePoolSwap({
    ...{ pools, amount, minReceived, isFromNative, encode: encodeCall },
    route: offer.way as PoolRoute,
    account: account as `0x${string}`,
    isToNative: to.address === undefined,
    deadline: seconds + deadlineSeconds,
  })
}
