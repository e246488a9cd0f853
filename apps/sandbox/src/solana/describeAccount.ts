import { getBase58Decoder, getBase64Decoder, type ReadonlyUint8Array } from '@solana/kit'
import type { Ledger } from './createSolanaLedger.js'
import { readToken, tokenPrograms } from './readToken.js'

const base58 = getBase58Decoder()
const base64 = getBase64Decoder()

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
