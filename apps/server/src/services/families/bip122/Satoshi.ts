import * as v from 'valibot'

/** An amount of Bitcoin in its smallest unit, as sources write it. No more than there can ever be. */
export const Satoshi = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform((satoshi) => BigInt(satoshi)),
)
