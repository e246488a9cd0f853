import { base58, base64 } from '@scure/base'
import type { Call } from '../../FamilyFeatures.js'
import type { PairedDialect } from '../../ways/PairedDialect.js'
import { accountMethods } from './accountMethods.js'

/** Calls of Solana: accounts by the session, the rest by the wallet under the id that it knows the network by. */
export const createPairedDialect: PairedDialect['create'] = (wallet) => (call, chain) => {
  if (!accountMethods.includes(call.method)) return wallet.request(toWire(call), chain)
  return wallet.addresses(chain).map((pubkey) => ({ pubkey }))
}

/** Paired wallets read a transaction as base64, and the embedded wallet as base58. What is not base58 goes as it is. */
function toWire({ method, params }: Call): Call {
  const { transaction } = Object(params) as { readonly transaction?: unknown }
  if (typeof transaction !== 'string') return { method, params }
  try {
    const text = base64.encode(base58.decode(transaction))
    return { method, params: { ...Object(params), transaction: text } }
  } catch {
    return { method, params }
  }
}
