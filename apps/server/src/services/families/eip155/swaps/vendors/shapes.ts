import * as v from 'valibot'

/** As `Amount`, or in hex. */
export const Quantity = v.pipe(
  v.string(),
  v.regex(/^(?:\d{1,78}|0x[\da-f]{1,64})$/i),
  v.transform((text) => BigInt(text)),
)
/** Of gas: whole, and never an amount of money. */
export const Gas = v.union([
  Quantity,
  v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(1e9),
    v.transform((gas) => BigInt(Math.ceil(gas))),
  ),
])
export const Address = v.pipe(v.string(), v.regex(/^0x[\da-f]{40}$/i))
/** A function and what it is called with. */
export const CallData = v.pipe(v.string(), v.regex(/^0x(?:[\da-f]{2}){4,60000}$/i))
export const Bps = v.union([
  v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
])
