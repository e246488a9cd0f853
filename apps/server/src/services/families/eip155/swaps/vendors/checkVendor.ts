import { SwapError } from '../../../../swaps/SwapError.js'
import { addressKey, isNative } from '../../../../tokens/Token.js'
import type { VendorCall, VendorEcho, VendorOrder } from './Vendor.js'

/** @throws `SwapError` when a service speaks of another order than it was given, or of a contract that is none of its known ones */
export function checkEcho(order: VendorOrder, says: VendorEcho): void {
  const expected: VendorEcho = {
    chain: order.chain,
    from: order.from,
    to: order.to,
    amount: order.amount,
    sender: order.account,
    recipient: order.account,
    router: order.place.router,
    spender: order.place.spender,
  }
  for (const field of Object.keys(expected) as (keyof VendorEcho)[]) {
    const said = says[field]
    if (said !== undefined && said !== null && keyOf(said) !== keyOf(expected[field]))
      throw lied(field)
  }
}

/** @throws `SwapError` when a transaction goes elsewhere, takes more or less of the coin than the order, or lets less arrive than `minReceived` */
export function checkCall(order: VendorOrder, { to, value, says = {} }: VendorCall): void {
  checkEcho(order, { ...says, router: to })
  if (value !== (isNative(order.network, order.from) ? order.amount : 0n)) throw lied('value')
}

const keyOf = (value: unknown) => addressKey(String(value))

function lied(field: string): SwapError {
  const cause = new Error(`The service answered with another ${field}`)
  return new SwapError('provider_down', { cause })
}
