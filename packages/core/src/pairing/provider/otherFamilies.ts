import type { CaipNetworkId } from '@foyer/protocol'
import type { Call, Wallet } from './Wallet.js'

/** Calls of Solana: accounts by the session, the rest by the wallet under the id that it knows the network by. */
export function createSolana(wallet: Wallet) {
  return (call: Call, chain: CaipNetworkId): unknown => {
    const isAboutAccounts = ['solana_getAccounts', 'solana_requestAccounts'].includes(call.method)
    if (!isAboutAccounts) return wallet.ask(call, chain)
    return wallet.addresses(chain).map((pubkey) => ({ pubkey }))
  }
}

/** Calls of a chain family that the wallet answers alone. */
export function createPassing(wallet: Wallet) {
  return (call: Call, chain: CaipNetworkId): unknown => wallet.ask(call, chain)
}
