import * as v from 'valibot'
import { Satoshi } from './Satoshi.js'

/** More than one transaction that nodes pass on has. */
const partsMax = 10_000

const Output = v.object({
  /** Absent where a script has none, as one that only holds data. */
  scriptpubkey_address: v.nullish(v.string()),
  value: Satoshi,
})
export type Output = v.InferOutput<typeof Output>

/** A transaction in a block, as sources of Esplora's shape list it. */
export const EsploraTransaction = v.object({
  txid: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  vin: v.pipe(
    // New coins come from no output.
    v.array(v.object({ prevout: v.nullish(Output) })),
    v.maxLength(partsMax),
  ),
  vout: v.pipe(v.array(Output), v.maxLength(partsMax)),
  status: v.object({
    confirmed: v.literal(true),
    block_height: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    block_time: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(253_402_300_799)),
  }),
})
export type EsploraTransaction = v.InferOutput<typeof EsploraTransaction>
