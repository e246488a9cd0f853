import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'
import type { SolanaLookup } from '../../../../actions/Action.js'
import { readText } from '../../../text/readText.js'
import type { Instruction } from './Instruction.js'
import { readShared } from './readShared.js'
import { readSolanaSystem } from './readSolanaSystem.js'
import { readSolanaToken } from './readSolanaToken.js'
import type { SolanaStep } from './SolanaStep.js'

const system = '11111111111111111111111111111111'
const budget = 'ComputeBudget111111111111111111111111111111'
const ata = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const memos: ReadonlySet<string> = new Set([
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
])
const tokens: ReadonlySet<string> = new Set([
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
])

/**
 * Reads a transaction step by step; `undefined` when it is none. Never throws.
 *
 * @param lookup what it names through tables of the network
 */
export function readSolanaTransaction(
  bytes: Uint8Array,
  lookup?: SolanaLookup,
): readonly SolanaStep[] | undefined {
  try {
    const { messageBytes } = getTransactionDecoder().decode(bytes)
    const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
    if (!('instructions' in message)) return undefined
    const looked = lookup && 'accounts' in lookup ? lookup.accounts : []
    const accounts: readonly string[] = [...message.staticAccounts, ...looked]
    return message.instructions.flatMap(({ programAddressIndex, accountIndices = [], data }) =>
      readStep({
        program: accounts[programAddressIndex] ?? '?',
        data: new Uint8Array(data ?? []),
        account: (index) => accounts[accountIndices[index] ?? -1] ?? '?',
        count: accountIndices.length,
      }),
    )
  } catch {
    return undefined
  }
}

function readStep(instruction: Instruction): readonly SolanaStep[] {
  const step = readOne(instruction)
  const shared = tokens.has(instruction.program) ? readShared(instruction) : undefined
  return shared ? [step, shared] : [step]
}

function readOne(instruction: Instruction): SolanaStep {
  const { program, data, account } = instruction
  const unknown: SolanaStep = { is: 'unknown', program, data }
  if (program === system) return readSolanaSystem(instruction) ?? unknown
  if (program === budget) return { is: 'upkeep' }
  if (program === ata && data.length <= 1 && (data[0] ?? 0) <= 1)
    return { is: 'makeAccount', account: account(1), owner: account(2), token: account(3) }
  if (memos.has(program)) {
    const text = readText(data)
    return text === undefined ? unknown : { is: 'memo', text }
  }
  return (tokens.has(program) && readSolanaToken(instruction)) || unknown
}
