import type { Wallet, Wallets } from '../wallets/createWallets.js'

/** The wallet with this id, if it was found. */
export function find(wallets: Wallets, id: string): Wallet | undefined {
  return wallets.list().find(({ connector }) => connector.id === id)
}
