import { toInteger } from '../wire/numbers.js'

/** Where Token-2022 says what kind of account it is, with the extensions behind it. */
const kindAt = 165
const headLength = 4

export const extensionKinds = {
  transferFee: 1,
  defaultState: 6,
  memoRequired: 8,
  nonTransferable: 9,
  transferHook: 14,
  metadata: 19,
  pausable: 26,
} as const

export type Extensions = ReadonlyMap<number, Uint8Array>

/**
 * The extensions of a mint (`kind` 1) or a token account (`kind` 2) of Token-2022, by their number; `undefined` for what cannot be read to its
 * end.
 */
export function readExtensions(data: Uint8Array, kind: 1 | 2): Extensions | undefined {
  const found = new Map<number, Uint8Array>()
  if (data.length <= kindAt) return found
  if (data[kindAt] !== kind) return undefined
  let at = kindAt + 1
  while (at + headLength <= data.length) {
    const number = Number(toInteger(data, at, 2))
    // Nothing but zeros follows.
    if (number === 0) break
    const start = at + headLength
    at = start + Number(toInteger(data, at + 2, 2))
    if (at > data.length || found.has(number)) return undefined
    found.set(number, data.subarray(start, at))
  }
  return found
}
