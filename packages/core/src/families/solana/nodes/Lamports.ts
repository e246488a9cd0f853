import * as v from 'valibot'

/** A number that JSON holds exactly, as a `bigint`. */
export const Lamports = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform((value) => BigInt(value)),
)
