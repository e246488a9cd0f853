import { divideUp } from '@foyer/protocol'
import { toInteger } from '../wire/numbers.js'

/** Where the fees of past epochs and of those to come stand in the extension, and their length together. */
const places = { older: 72, newer: 90, length: 108 } as const
const wholeBasisPoints = 10_000n

/** What a mint keeps of a transfer in an epoch. @throws RangeError where the extension is cut off */
export function transferFeeOf(
  extension: Uint8Array,
  { epoch, amount }: { epoch: bigint; amount: bigint },
): bigint {
  if (extension.length < places.length) throw new RangeError('The extension is cut off')
  const isNew = epoch >= toInteger(extension, places.newer, 8)
  const at = isNew ? places.newer : places.older
  const most = toInteger(extension, at + 8, 8)
  const basisPoints = toInteger(extension, at + 16, 2)
  const fee = divideUp(amount * basisPoints, wholeBasisPoints)
  return fee < most ? fee : most
}
