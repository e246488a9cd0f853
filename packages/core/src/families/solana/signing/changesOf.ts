import { programs } from '../programs.js'
import type { SolanaSigned } from '../types.js'
import type { Instruction } from '../wire/Instruction.js'
import type { SolanaWire } from '../wire/readTransaction.js'

type Change = SolanaSigned['changes'][number]

/** Lighthouse, with which wallets make a transaction fail that does more than they showed. Its first two instructions write. */
const assertions = 'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95'
const writing = 2

/**
 * What a wallet added to a transaction before it signed it: nothing, its own offer for computing, or assertions; `undefined` where it changed
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
  const added = signed.instructions.map(additionOf)
  return added.includes('other')
    ? undefined
    : [...new Set(added.filter((one) => one !== undefined))].filter(
        (one): one is Change => one !== 'other',
      )
}

/** What no wallet may change. */
function essenceOf({ version, signers, blockhash, lookups, instructions }: SolanaWire): string {
  const calls = instructions
    .filter((one) => additionOf(one) === undefined)
    .map(({ program, accounts, data }) => ({ program, accounts, data: [...data] }))
  return JSON.stringify([version, signers, blockhash, lookups, calls])
}

function additionOf({ program, data }: Instruction): Change | 'other' | undefined {
  if (program === programs.computeBudget) return 'computeBudget'
  if (program !== assertions) return undefined
  return (data[0] ?? 0) < writing ? 'other' : 'assertions'
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
