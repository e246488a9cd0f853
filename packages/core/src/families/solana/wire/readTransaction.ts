import { base58 } from '@scure/base'
import type { AccountRole, Instruction } from './Instruction.js'

/** A network takes none that is longer. */
export const bytesMax = 1_232
const signatureLength = 64
const keyLength = 32

/** Accounts that a transaction of version 0 names by a table on the chain. */
type Lookup = {
  readonly table: string
  readonly writable: readonly number[]
  readonly readonly: readonly number[]
}

/** A transaction as networks take it, read to its last byte. */
export type SolanaWire = {
  readonly version: 'legacy' | 0
  /** In the order of the signers; zeros where one has not signed. */
  readonly signatures: readonly Uint8Array[]
  /** What is signed. */
  readonly message: Uint8Array
  /** Those that have to sign, the payer of the fee first. */
  readonly signers: readonly string[]
  readonly accounts: readonly AccountRole[]
  readonly blockhash: string
  /** An account that a table names stands as `table/index`, and in `accounts` not at all. */
  readonly instructions: readonly Instruction[]
  readonly lookups: readonly Lookup[]
}

/** Reads a transaction, legacy or of version 0; `undefined` for what is none, or goes on behind its end. Never throws. */
export function readTransaction(bytes: Uint8Array): SolanaWire | undefined {
  if (bytes.length > bytesMax) return undefined
  try {
    return read(bytes)
  } catch {
    return undefined
  }
}

function read(bytes: Uint8Array): SolanaWire {
  const reader = createReader(bytes)
  const signatures = reader.list(() => reader.take(signatureLength))
  const message = bytes.slice(reader.at())
  const first = reader.byte()
  const version = first < 128 ? 'legacy' : 0
  if (first > 128) throw new RangeError('Another version')
  const signing = version === 'legacy' ? first : reader.byte()
  const [signingRead, othersRead] = [reader.byte(), reader.byte()]
  const keys = reader.list(() => base58.encode(reader.take(keyLength)))
  const blockhash = base58.encode(reader.take(keyLength))
  const calls = reader.list(() => ({
    program: reader.byte(),
    accounts: reader.list(() => reader.byte()),
    data: reader.take(reader.count()),
  }))
  const lookups = version === 'legacy' ? [] : reader.list(() => readLookup(reader))
  const isWhole = reader.at() === bytes.length && new Set(keys).size === keys.length
  const isSound =
    signing > 0 && signing === signatures.length && signing + othersRead <= keys.length
  if (!isWhole || !isSound || signingRead >= signing) throw new RangeError('No transaction')

  const own = keys.map((address, index): AccountRole => {
    const isSigner = index < signing
    const isWritable = index < (isSigner ? signing - signingRead : keys.length - othersRead)
    return {
      address,
      ...(isSigner && { signer: true }),
      ...(isWritable && { writable: true }),
    }
  })
  const all = [...own, ...lookups.flatMap(writableOf), ...lookups.flatMap(readonlyOf)]
  const roleOf = (index: number): AccountRole => {
    const role = all[index]
    if (!role) throw new RangeError('No such account')
    return role
  }
  return {
    ...{ version, signatures, message, blockhash, lookups, accounts: own },
    signers: keys.slice(0, signing),
    instructions: calls.map(({ program, accounts, data }) => ({
      program: roleOf(program).address,
      accounts: accounts.map(roleOf),
      data,
    })),
  }
}

type Reader = ReturnType<typeof createReader>

function createReader(bytes: Uint8Array) {
  let at = 0
  const take = (length: number) => {
    if (at + length > bytes.length) throw new RangeError('The bytes end before')
    at += length
    return bytes.slice(at - length, at)
  }
  const byte = () => take(1)[0] as number
  /** Seven bits a byte; in one spelling, so that equal messages have equal bytes. */
  const count = (): number => {
    const low = byte()
    if (low < 128) return low
    const high = byte()
    if (high === 0 || high > 127) throw new RangeError('No count')
    return (low & 127) + high * 128
  }
  const list = <value>(one: () => value) => Array.from({ length: count() }, one)
  return { at: () => at, take, byte, count, list }
}

function readLookup({ take, list, byte }: Reader): Lookup {
  const table = base58.encode(take(keyLength))
  return { table, writable: list(byte), readonly: list(byte) }
}

const writableOf = ({ table, writable }: Lookup) =>
  writable.map((index): AccountRole => ({ address: `${table}/${index}`, writable: true }))
const readonlyOf = ({ table, readonly }: Lookup) =>
  readonly.map((index): AccountRole => ({ address: `${table}/${index}` }))
