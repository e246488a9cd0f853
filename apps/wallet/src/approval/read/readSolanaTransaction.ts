import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'
import { readText } from '../text/readText.js'
import type { Instruction } from './Instruction.js'
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

/** Reads a transaction step by step; `undefined` when it is none. Never throws. */
export function readSolanaTransaction(bytes: Uint8Array): readonly SolanaStep[] | undefined {
  try {
    const { messageBytes } = getTransactionDecoder().decode(bytes)
    const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
    if (!('instructions' in message)) return undefined
    const { staticAccounts } = message
    return message.instructions.map(({ programAddressIndex, accountIndices = [], data }) =>
      readStep({
        program: staticAccounts[programAddressIndex] ?? '?',
        data: new Uint8Array(data ?? []),
        account: (index) => staticAccounts[accountIndices[index] ?? -1] ?? '?',
      }),
    )
  } catch {
    return undefined
  }
}

function readStep(instruction: Instruction): SolanaStep {
  const { program, data, account } = instruction
  const unknown: SolanaStep = { is: 'unknown', program, data }
  if (program === system) return readSystem(instruction) ?? unknown
  if (program === budget) return { is: 'upkeep' }
  if (program === ata && data.length <= 1 && (data[0] ?? 0) <= 1)
    return { is: 'makeAccount', owner: account(2), token: account(3) }
  if (memos.has(program)) {
    const text = readText(data)
    return text === undefined ? unknown : { is: 'memo', text }
  }
  return (tokens.has(program) && readSolanaToken(instruction)) || unknown
}

function readSystem({ data, account }: Instruction): SolanaStep | undefined {
  if (data.length < 4) return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const kind = view.getUint32(0, true)
  if (kind === 2 && data.length === 12)
    return { is: 'pay', from: account(0), to: account(1), amount: view.getBigUint64(4, true) }
  if (kind === 1 && data.length === 36)
    return { is: 'giveAway', account: account(0), to: undefined }
  // A durable nonce moves on.
  return kind === 4 && data.length === 4 ? { is: 'upkeep' } : undefined
}
