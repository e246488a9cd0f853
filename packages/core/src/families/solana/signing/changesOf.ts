import { programs } from '../programs.js'
import type { SolanaSigned } from '../types.js'
import type { Instruction } from '../wire/Instruction.js'
import type { SolanaWire } from '../wire/readTransaction.js'

type Change = SolanaSigned['changes'][number]

/** Lighthouse is the program by which wallets make a transaction fail that does more than they showed. Its first two instructions write. */
const programOf = {
  computeBudget: programs.computeBudget,
  assertions: 'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95',
} as const satisfies Readonly<Record<Change, string>>
const kinds: readonly Change[] = ['computeBudget', 'assertions']
const writing = 2

/**
 * What a wallet changed in a transaction before it signed it: nothing, the offer for computing, or assertions; `undefined` where it changed
 * anything else. Nothing may be added where others have signed already.
 */
export function changesOf(given: SolanaWire, signed: SolanaWire): readonly Change[] | undefined {
  if (isSame(given.message, signed.message)) return []
  const hasSigned = given.signatures.some((signature) => signature.some((byte) => byte !== 0))
  const named = new Set(given.accounts.map(({ address }) => address))
  const isBesides = signed.accounts.every(
    ({ address, signer, writable }) => named.has(address) || !(signer || writable),
  )
  if (hasSigned || !isBesides || essenceOf(given) !== essenceOf(signed)) return undefined
  if (signed.instructions.some(isWriting)) return undefined
  return kinds.filter((kind) => callsOf(given, kind) !== callsOf(signed, kind))
}

/** What no wallet may change. */
function essenceOf(wire: SolanaWire): string {
  const { version, signers, blockhash, lookups } = wire
  return JSON.stringify([version, signers, blockhash, lookups, callsOf(wire, undefined)])
}

/** The instructions of a kind, or those that are of none. */
function callsOf({ instructions }: SolanaWire, kind: Change | undefined): string {
  const calls = instructions.filter(({ program }) => kindOf(program) === kind)
  return JSON.stringify(calls.map(({ data, ...call }) => ({ ...call, data: [...data] })))
}

function kindOf(program: string): Change | undefined {
  return kinds.find((kind) => programOf[kind] === program)
}

function isWriting({ program, data }: Instruction): boolean {
  return program === programOf.assertions && (data[0] ?? 0) < writing
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
