import type { ListedWallet } from '@foyer/core'

/** Pairing is listed among the wallets, and is a way to any of them. */
export function isWallet({ group }: ListedWallet): boolean {
  return group !== 'walletConnect'
}
