import { base58 } from '@scure/base'
import { formatUnits } from '../../formatUnits.js'
import { parseUnits } from '../../parseUnits.js'
import type { FamilyPayments } from '../FamilyPayments.js'
import type { PaymentFault, PaymentLink } from '../PaymentLink.js'
import { readWords } from '../readWords.js'
import { writeQuery } from '../writeQuery.js'
import { solana } from './solana.js'

/** Of one SOL. */
const coinDecimals = 9
/** Accounts by which a transaction is found; it has room for few. */
const referencesMax = 8

/** Solana Pay, transfer requests: `solana:<owner>?amount=…&spl-token=…`. The owner is a wallet, never a token's account. */
export const solanaPayments: FamilyPayments = {
  scheme: 'solana',
  repeated: ['reference'],
  read({ path, query, lists }) {
    // A transaction request: its server decides what is signed.
    if (/^https?(:|%3a)/i.test(path)) return 'call'
    const token = query.get('spl-token')
    const references = lists.get('reference') ?? []
    if (!isKey(path)) return 'recipient'
    if (token !== undefined && !isKey(token)) return 'token'
    if (references.length > referencesMax || !references.every(isKey)) return 'form'
    const amount = readAmount(query.get('amount'), token !== undefined)
    if (amount === 'amount') return amount
    return withWords(query, {
      namespace: 'solana',
      recipient: path,
      ...(token !== undefined && { token }),
      ...(amount && { amount }),
      ...(references.length > 0 && { references }),
    })
  },
  write({ recipient, token, amount, label, message, memo, references = [] }) {
    if (amount && 'units' in amount === (token !== undefined)) return undefined
    const written =
      amount && ('units' in amount ? formatUnits(amount.units, coinDecimals) : amount.decimal)
    return `solana:${recipient}${writeQuery([
      ['amount', written],
      ['spl-token', token],
      ...references.map((one) => ['reference', one] as const),
      ['label', label],
      ['message', message],
      ['memo', memo],
    ])}`
  },
}

/** A public key in base58: 32 bytes. */
function isKey(text: string): boolean {
  return solana.address.test(text) && base58.decode(text).length === 32
}

/** In whole ones, and without an exponent; below one with its zero. */
function readAmount(text: string | undefined, ofToken: boolean): PaymentLink['amount'] | 'amount' {
  if (text === undefined) return undefined
  if (!/^\d{1,30}(\.\d{1,30})?$/.test(text)) return 'amount'
  if (ofToken) return { decimal: text }
  try {
    return { units: parseUnits(text, coinDecimals) }
  } catch {
    return 'amount'
  }
}

function withWords(
  query: ReadonlyMap<string, string>,
  link: PaymentLink,
): PaymentLink | PaymentFault {
  let read = link
  for (const name of ['label', 'message', 'memo'] as const) {
    // Its first libraries write a blank as a plus.
    const words = readWords(query.get(name)?.replaceAll('+', ' '))
    if (words === 'text') return words
    if (words.words !== undefined) read = { ...read, [name]: words.words }
  }
  return read
}
