import { base64 } from '@scure/base'
import type { Call } from '../../FamilyFeatures.js'
import type { PairedDialect } from '../../ways/PairedDialect.js'
import { accountMethods } from './accountMethods.js'
import { decodeWire } from './wire/decodeWire.js'

/** Calls of Solana: accounts by the session, the rest by the wallet under the id that it knows the network by. */
export const createPairedDialect: PairedDialect['create'] = (wallet) => (call, chain) => {
  if (!accountMethods.includes(call.method)) return wallet.request(toWire(call), chain)
  return wallet.addresses(chain).map((pubkey) => ({ pubkey }))
}

/** Paired wallets read transactions as base64, and the embedded wallet base58 as well. What is no transaction goes as it is. */
function toWire({ method, params }: Call): Call {
  const { transaction, transactions } = Object(params) as Readonly<Record<string, unknown>>
  if (transaction === undefined && !Array.isArray(transactions)) return { method, params }
  const written = {
    ...(transaction !== undefined && { transaction: toBase64(transaction) }),
    ...(Array.isArray(transactions) && { transactions: transactions.map(toBase64) }),
  }
  return { method, params: { ...Object(params), ...written } }
}

function toBase64(transaction: unknown): unknown {
  const wire = typeof transaction === 'string' ? decodeWire(transaction) : undefined
  return wire ? base64.encode(wire.bytes) : transaction
}
