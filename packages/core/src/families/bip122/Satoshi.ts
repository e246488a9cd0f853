import * as v from 'valibot'

/** An amount as sources of Esplora's shape write it: more satoshi than there are fit into a number exactly. */
export const Satoshi = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform((value) => BigInt(value)),
)
