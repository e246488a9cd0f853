import type { TypedDataDefinition } from 'viem'
import { readOrder } from './readOrder.js'
import { readPermit } from './readPermit.js'
import type { ReadTypedData } from './TypedReading.js'
import { typedParts } from './typedParts.js'

/** Reads typed data; never throws. Whatever departs from the known form is unknown. */
export function readTypedData(data: TypedDataDefinition, account: string): ReadTypedData {
  try {
    const parts = typedParts(data)
    return readPermit(parts) ?? readOrder(parts, account) ?? { is: 'unknown' }
  } catch {
    return { is: 'unknown' }
  }
}
