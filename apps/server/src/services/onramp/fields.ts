import { formatUnits, parseUnits } from '@foyer/protocol'
import * as v from 'valibot'

/** More places than any coin or currency has. */
const places = 18
/** JSON numbers have sixteen digits: of one with more than eight places the rest is noise. */
const numberPlaces = 8

/** An amount as a provider writes it, a text or a JSON number: units of eighteen decimals. */
export const Amount = v.pipe(
  v.union([
    v.pipe(v.string(), v.regex(/^\d{1,30}(\.\d{1,18})?$/)),
    v.pipe(
      v.number(),
      v.minValue(0),
      v.maxValue(1e12),
      v.transform((amount) => amount.toFixed(numberPlaces)),
    ),
  ]),
  v.transform(readAmount),
)

/** What a report has beside its status. A field that is empty, or is not of this form, is not there: none of them decides anything alone. */
export const Hash = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\w{6,100}$/))), undefined)
export const Received = v.fallback(v.optional(v.pipe(Amount, v.transform(writeAmount))), undefined)

/** What a provider calls a purchase. */
export const VendorId = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

/** An address that coins go to, as a provider repeats it. One of another form is compared, and differs. */
export const PaidAddress = v.nullish(v.pipe(v.string(), v.maxLength(128)))

/** The reference of ours that a message names. */
export const Reference = v.pipe(v.string(), v.maxLength(100))

/** A decimal as units of eighteen decimals. */
export function readAmount(text: string): bigint {
  return parseUnits(text, places)
}

export function writeAmount(units: bigint): string {
  return formatUnits(units, places)
}
