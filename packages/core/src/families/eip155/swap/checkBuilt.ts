import { checkPoolSwap, type SwapPools } from '@foyer/protocol/swaps'
import type { BuiltCall, BuiltSwap, SwapPlanOrder } from '../../../SwapFeatures.js'
import { refuseSwap } from '../../refuseSwap.js'
import { decodeCall, encodeCall } from '../abi/callCoder.js'
import type { Eip155Transaction } from '../types.js'
import { isKnownOffer } from './isKnownOffer.js'
import { poolsOf, tokenOf } from './poolsOf.js'
import { vendorPlaceOf } from './vendorPlaceOf.js'
import { writeSwap } from './writeSwap.js'

/** More than any swap uses: what wants it burns the account's coins. */
const gasMax = 10_000_000n

/**
 * The transaction that a server built, where it is the swap that was shown. A swap through pools, and the coin's own token, is written anew and compared to the byte. Of what a
 * swap service built its contract and value are compared; `checkVendorCall` has to read the call, and `playSwap` to show what it does.
 *
 * @throws `swap_refused` with what is wrong
 */
export function checkBuilt(
  order: SwapPlanOrder,
  built: BuiltSwap,
  seconds: bigint,
): Eip155Transaction {
  const { network, offer, from, amount } = order
  if (!isKnownOffer(offer, order)) throw refuseSwap('router')
  if (!('data' in built)) throw refuseSwap('call')
  const transaction = readBuilt(order, built)
  if (offer.provider === 'wrap') return demandSame(transaction, writeSwap(order, seconds))
  const pools = poolsOf(network)
  if (offer.provider === 'pools' && pools) return checkPools(order, pools, transaction, seconds)
  const place = vendorPlaceOf(offer.provider, network)
  if (!place || !isSameHex(transaction.to, place.router)) throw refuseSwap('router')
  const value = from.address === undefined ? amount : 0n
  if (built.value !== value) throw refuseSwap('value')
  return transaction
}

type Hex = `0x${string}`
type Called = Eip155Transaction & { readonly to: Hex; readonly data: Hex }

/** The transaction in the words of the family. @throws `swap_refused` (`sender`, `call`, `gas`) */
function readBuilt({ network, account }: SwapPlanOrder, built: BuiltCall): Called {
  const sender = addressIn(built.from, network.caipNetworkId)
  const to = addressIn(built.to, network.caipNetworkId)
  if (!sender || !to || !isSameHex(sender, account)) throw refuseSwap('sender')
  if (!/^0x([\da-f]{2}){4,}$/i.test(built.data)) throw refuseSwap('call')
  if (built.gas > gasMax) throw refuseSwap('gas')
  return { to: to as Hex, data: built.data as Hex, value: built.value }
}

function checkPools(
  { account, from, to, amount, minReceived }: SwapPlanOrder,
  pools: SwapPools,
  transaction: Called,
  seconds: bigint,
): Eip155Transaction {
  const fault = checkPoolSwap({
    ...{ pools, amount, minReceived, seconds, encode: encodeCall, decode: decodeCall },
    ...{ from: tokenOf(from, pools), to: tokenOf(to, pools), account: account as Hex },
    ...{ isFromNative: from.address === undefined, isToNative: to.address === undefined },
    transaction: { to: transaction.to, data: transaction.data, value: transaction.value ?? 0n },
  })
  if (fault) throw refuseSwap(fault)
  return transaction
}

function demandSame(built: Called, own: Eip155Transaction): Eip155Transaction {
  const isSame =
    isSameHex(built.to, own.to) && isSameHex(built.data, own.data) && built.value === own.value
  if (!isSame) throw refuseSwap('terms')
  return own
}

/** The address of a CAIP-10 id of this network. */
function addressIn(id: string, caipNetworkId: string): string | undefined {
  const [, address] = id.startsWith(`${caipNetworkId}:`)
    ? [id, id.slice(caipNetworkId.length + 1)]
    : []
  return address !== undefined && /^0x[\da-f]{40}$/i.test(address) ? address : undefined
}

function isSameHex(one: string | undefined, other: string | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase()
}
