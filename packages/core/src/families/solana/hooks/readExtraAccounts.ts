import { toInteger } from '../wire/numbers.js'

/** By it the interface of hooks knows its one call, and what is kept for it (`spl-transfer-hook-interface:execute`). */
export const execute = Uint8Array.of(0x69, 0x25, 0x65, 0xc5, 0x4b, 0xfb, 0x66, 0x1a)

const headLength = execute.length + 4
const countLength = 4
const entryLength = 35
const configAt = 1
const signerAt = 33
const writableAt = 34
/** A transaction has no room for more. */
const entriesMax = 32

/** An account that a hook wants beside those of the transfer, as its program wrote it down. */
export type ExtraAccount = {
  /** 0 an address; 1 an address that the program derives; 2 an address in data; from 128 on one that the program of an account derives. */
  readonly kind: number
  /** 32 bytes: the address, or how it is found. */
  readonly config: Uint8Array
  readonly isSigner: boolean
  readonly isWritable: boolean
}

/**
 * Reads what a hook's program keeps of the accounts that it wants: entries of type, length and value, of which that of `execute` counts.
 * `undefined` for what cannot be read, or has none for `execute`: Token-2022 takes no transfer with it.
 */
export function readExtraAccounts(data: Uint8Array): readonly ExtraAccount[] | undefined {
  let at = 0
  while (at + headLength <= data.length) {
    const type = data.subarray(at, at + execute.length)
    const start = at + headLength
    const end = start + Number(toInteger(data, at + execute.length, 4))
    if (end > data.length) return undefined
    if (type.every((byte, index) => byte === execute[index]))
      return readEntries(data.subarray(start, end))
    at = end
  }
  return undefined
}

function readEntries(data: Uint8Array): readonly ExtraAccount[] | undefined {
  if (data.length < countLength) return undefined
  const count = Number(toInteger(data, 0, countLength))
  if (count > entriesMax || countLength + count * entryLength > data.length) return undefined
  return Array.from({ length: count }, (_, index) => {
    const at = countLength + index * entryLength
    const entry = data.subarray(at, at + entryLength)
    return {
      kind: Number(entry[0]),
      config: entry.subarray(configAt, signerAt),
      isSigner: entry[signerAt] === 1,
      isWritable: entry[writableAt] === 1,
    }
  })
}
