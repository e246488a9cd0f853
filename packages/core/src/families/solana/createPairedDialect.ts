import type { PairedDialect } from '../../ways/PairedDialect.js'
import { accountMethods } from './accountMethods.js'

/** Calls of Solana: accounts by the session, the rest by the wallet under the id that it knows the network by. */
export const createPairedDialect: PairedDialect['create'] = (wallet) => (call, chain) => {
  if (!accountMethods.includes(call.method)) return wallet.request(call, chain)
  return wallet.addresses(chain).map((pubkey) => ({ pubkey }))
}
