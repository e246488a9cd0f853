import type { Wallet, Wallets } from '../wallets/wallets.js'

/** The wallet with this id, if it was found. */
export function find(wallets: Wallets, id: string): Wallet | undefined {
  return wallets.list().find(({ connector }) => connector.id === id)
}
