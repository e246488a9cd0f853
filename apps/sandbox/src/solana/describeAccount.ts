import { getBase58Decoder, getBase64Decoder, type ReadonlyUint8Array } from '@solana/kit'
import type { Ledger } from './createSolanaLedger.js'

const base58 = getBase58Decoder()
const base64 = getBase64Decoder()

export const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const

type Account = {
  readonly programAddress: string
  readonly data: ReadonlyUint8Array
  readonly lamports: bigint
  readonly executable: boolean
}

/** An account as a node writes it. */
export function describeAccount(ledger: Ledger, account: Account, encoding: unknown) {
  const { data, executable, lamports, programAddress } = account
  const parsed = encoding === 'jsonParsed' ? parseToken(ledger, account) : undefined
  const text =
    encoding === 'base58' ? [base58.decode(data), 'base58'] : [base64.decode(data), 'base64']
  return {
    lamports: Number(lamports),
    owner: programAddress,
    executable,
    rentEpoch: 0,
    space: data.length,
    data: parsed ?? text,
  }
}

/** Whose tokens of which mint an account holds, and how many. */
export function readToken({ data, programAddress }: Pick<Account, 'data' | 'programAddress'>) {
  if (data.length < 165 || !tokenPrograms.some((program) => program === programAddress))
    return undefined
  return {
    mint: base58.decode(data.subarray(0, 32)),
    owner: base58.decode(data.subarray(32, 64)),
    amount: new DataView(data.buffer, data.byteOffset).getBigUint64(64, true),
  }
}

function parseToken(ledger: Ledger, account: Account) {
  const token = readToken(account)
  if (!token) return undefined
  const mint = ledger.account(token.mint)
  const decimals = mint.exists ? (mint.data[44] ?? 0) : 0
  const { amount, ...names } = token
  const uiAmountString = String(Number(amount) / 10 ** decimals)
  const tokenAmount = { amount: String(amount), decimals, uiAmountString }
  const program = account.programAddress === tokenPrograms[0] ? 'spl-token' : 'spl-token-2022'
  return {
    program,
    space: account.data.length,
    parsed: { type: 'account', info: { ...names, state: 'initialized', tokenAmount } },
  }
}
